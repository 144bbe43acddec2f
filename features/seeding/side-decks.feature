Feature: Side decks
  What lies beside the game deck, opened by a Doorway.

  Background:
    Given the spaceline:
      | mission           |
      | Search and Rescue |

  @ruling=1eS-side-deck-01
  Rule: Side decks are optional, and apart from the game deck

    Scenario Outline: a deck with <in> cards in its draw deck and one in <deck> is <verdict>
      When Alice brings this deck:
        | deck      | card                  | copies |
        | missions  | Search and Rescue     |        |
        | missions  | Plunder Site          |        |
        | missions  | Krios Suppression     |        |
        | missions  | Avert Disaster        |        |
        | missions  | Wormhole Negotiations |        |
        | missions  | Covert Rescue         |        |
        | draw deck | Tricorder             | <in>   |
        | <deck>    | <card>                |        |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | deck          | card              | in | verdict |
        | draw deck     | Amanda Rogers     | 29 | legal   |
        | Q's Tent      | Amanda Rogers     | 30 | legal   |
        | Q's Tent      | Amanda Rogers     | 29 | illegal |
        | Battle Bridge | Evasive Maneuvers | 30 | legal   |
        | Battle Bridge | Evasive Maneuvers | 29 | illegal |

  @ruling=1eS-side-deck-02
  Rule: A side deck is opened by its Doorway in the doorway phase, and is of no use otherwise

    Background:
      Given Alice has:
        | card     | where       |
        | Hugh     | in Q's Tent |

    @part=opened
    Example: the Tent is opened in the doorway phase
      Given it is the doorway phase
      And Alice has:
        | card     | where         |
        | Q's Tent | in seed cards |
      When Alice seeds "Q's Tent" on the table
      Then "Q's Tent" is now on the table
      And "Q's Tent" is now face up
      And nothing else has changed

    @part=opened
    Scenario Outline: not in the <phase> phase
      Given it is the <phase> phase
      And Alice has:
        | card     | where         |
        | Q's Tent | in seed cards |
      When Alice seeds "Q's Tent" on the table
      Then that is illegal
      And nothing else has changed

      Examples:
        | phase    |
        | mission  |
        | dilemma  |
        | facility |

    @part=use
    Example: from a Tent that no Doorway has opened nothing is taken
      Given Alice has:
        | card             | where   |
        | Q's Tent [other] | in hand |
      When Alice plays "Q's Tent" [other]
      Then that is illegal
      And nothing else has changed

    @part=use
    Example: from an open one it is
      Given Alice has:
        | card             | where        |
        | Q's Tent [side]  | on the table |
        | Q's Tent [other] | in hand      |
      When Alice plays "Q's Tent" [other]
      And Alice chooses the word "first"
      Then "Hugh" is now in Alice's hand
      And "Q's Tent" [other] is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-side-deck-03
  Rule: The Doorway that opens a side deck counts as one of the thirty seed cards

    Scenario Outline: with <dilemmas> dilemmas and a <doorway> a deck is <verdict>
      When Alice brings this deck:
        | deck      | card                  | copies     |
        | missions  | Search and Rescue     |            |
        | missions  | Plunder Site          |            |
        | missions  | Krios Suppression     |            |
        | missions  | Avert Disaster        |            |
        | missions  | Wormhole Negotiations |            |
        | missions  | Covert Rescue         |            |
        | seed deck | Archer                | <dilemmas> |
        | seed deck | <doorway>             |            |
        | draw deck | Tricorder             | 30         |
        | <deck>    | <card>                | 10         |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | doorway                  | deck        | card             | dilemmas | verdict |
        | Storage Compartment Door | Tribbles    | 10 Tribbles - Go | 30       | illegal |
        | Storage Compartment Door | Tribbles    | 10 Tribbles - Go | 29       | legal   |
        | Q-Flash                  | Q-Continuum | Hide and Seek    | 30       | illegal |
        | Q-Flash                  | Q-Continuum | Hide and Seek    | 29       | legal   |

  @ruling=1eS-side-deck-06
  Rule: There may be a side deck of each type, and no second one of the same type

    Background:
      Given it is the doorway phase
      And Alice has:
        | card             | where         |
        | Q's Tent         | on the table  |
        | 10 Tribbles - Go | in Tribbles   |

    @part=second
    Example: a second Tent is not opened
      Given Alice has:
        | card              | where         |
        | Q's Tent [second] | in seed cards |
      When Alice seeds "Q's Tent" [second] on the table
      Then that is illegal
      And nothing else has changed

    @part=types
    Scenario Outline: <doorway> opens another side deck beside the Tent
      Given Alice has:
        | card      | where         |
        | <doorway> | in seed cards |
      When Alice seeds "<doorway>" on the table
      Then "<doorway>" is now on the table
      And "<doorway>" is now face up
      And nothing else has changed

      Examples:
        | doorway                  |
        | Storage Compartment Door |
        | Battle Bridge Door       |
        | Q-Flash                  |

    @part=second
    Example: Bob's Tent does not keep Alice's closed
      Given Bob has:
        | card          | where         |
        | Q's Tent [Bob's] | in seed cards |
      When Alice seeds nothing
      And Bob seeds "Q's Tent" [Bob's] on the table
      Then "Q's Tent" [Bob's] is now on the table
      And "Q's Tent" [Bob's] is now face up
      And nothing else has changed

  @ruling=1eS-side-deck-10
  Rule: Nobody looks through a side deck unless a card allows it

    Background:
      Given Alice has:
        | card                     | where         |
        | Storage Compartment Door | on the table  |
        | Q's Tent                 | on the table  |
        | Battle Bridge Door       | on the table  |
        | Q-Flash                  | on the table  |

    Scenario Outline: nobody looks through <deck>
      Given Alice has:
        | card   | where     |
        | <card> | in <deck> |
      Then these are illegal:
        | action                        |
        | Alice looks at Alice's <deck> |
        | Bob looks at Alice's <deck>   |

      @part=tribbles
      Examples: Tribbles
        | deck     | card             |
        | Tribbles | 10 Tribbles - Go |

      @part=tent
      Examples: Q's Tent
        | deck     | card |
        | Q's Tent | Hugh |

      @part=battle-bridge
      Examples: Battle Bridge
        | deck          | card              |
        | Battle Bridge | Evasive Maneuvers |

      @part=q-continuum
      Examples: Q-Continuum
        | deck        | card     |
        | Q-Continuum | Quandary |

    Example: when a download fails, the other player looks through the Tent
      Given Alice has:
        | card              | where                  |
        | Bajoran Outpost   | at "Search and Rescue" |
        | Bajoran Civil War | in hand                |
        | Data              | in draw deck           |
        | Hugh              | in Q's Tent            |
      When Alice plays "Bajoran Civil War"
      Then these are legal:
        | action                        |
        | Bob looks at Alice's Q's Tent |

  @ruling=1eS-side-deck-11
  Rule: With a Q's Tent that is played its player looks through the Tent and takes the card of his choice

    Example: Alice chooses among all that is in it
      Given Alice has:
        | card             | where        |
        | Q's Tent [side]  | on the table |
        | Q's Tent [other] | in hand      |
        | Hugh             | in Q's Tent  |
        | Data             | in Q's Tent  |
        | Worf             | in Q's Tent  |
      When Alice plays "Q's Tent" [other]
      And Alice chooses the word "first"
      And Alice chooses "Worf" from "Hugh", "Data" and "Worf"
      Then "Worf" is now in Alice's hand
      And "Q's Tent" [other] is now in Alice's discard pile
      And nothing else has changed
