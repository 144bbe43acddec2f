Feature: Where cards go that are discarded, and what of them remains
  A card in a discard pile is face up, is nobody's but its owner's, and has forgotten what was done to it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-discard-pile-04
  Rule: Cards are discarded face up

    Example: Bob sees what Alice has played in vain when it lies on her discard pile
      Given Alice has:
        | card             | where        |
        | Builders at Work | in hand      |
        | Data             | in draw deck |
      When Alice plays "Builders at Work"
      Then "Builders at Work" is now in Alice's discard pile
      And Bob sees "Builders at Work"
      And Bob does not see "Data"
      And nothing else has changed

    Example: Bob sees what Alice discards from hand, and not what she keeps
      Given these made-up cards:
        | card  | type      | affiliations | skills               |
        | Envoy | personnel | Cardassian   | Diplomacy, Treachery |
      And Alice has:
        | card               | where           |
        | Envoy              | on "Excavation" |
        | Diplomatic Contact | on "Envoy"      |
        | Tricorder          | in hand         |
        | Medical Kit        | in hand         |
        | Data               | in discard pile |
      When Alice uses "Diplomatic Contact"
      And Alice chooses "Tricorder"
      Then "Tricorder" is now in Alice's discard pile
      And Bob sees "Tricorder"
      And Bob does not see "Medical Kit"
      And "Data" is now on top of Alice's draw deck
      And nothing else has changed

  @ruling=1eD-discard-pile-11
  Rule: A discarded card goes to the pile of its first owner, whoever has it

    Example: Armus kills an officer whom Alice controls, and Bob has him back
      Given Bob has:
        | card | where           | state               |
        | Worf | on "Excavation" | controlled by Alice |
      And Alice has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Worf" is now in Bob's discard pile
      And "Armus - Skin of Evil" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-discard-pile-12
  Rule: What came from the Q-Continuum is not discarded to a discard pile

    Example: the setter goes back to where it came from when Worf dies, and Armus does not
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Q-Flash              | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Q-Flash              |
        | Armus - Skin of Evil |
      And Bob's Q-Continuum holds in order:
        | card            |
        | Scottish Setter |
      When Alice attempts "Excavation"
      Then "Worf" is now in Alice's discard pile
      And "Scottish Setter" has been discarded
      And Bob's Q-Continuum now holds in order:
        | card            |
        | Scottish Setter |
      And "Q-Flash" and "Armus - Skin of Evil" are now in Bob's discard pile
      And "Scottish Setter" is now face up
      And nothing else has changed

  @ruling=1eD-discard-pile-13
  Rule: A card whose points its player scores is discarded to her bonus point area

    Background:
      Given Alice has:
        | card               | where           |
        | Worf               | on "Excavation" |
        | Klingon Death Yell | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |

    Example: the yell for Worf goes with its five points
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell"
      Then Alice now has 5 points
      And "Klingon Death Yell" is now in Alice's point area
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    Example: the yell that Amanda Rogers nullifies scores nothing and is discarded like any other card
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell"
      And Bob responds with "Amanda Rogers"
      Then "Klingon Death Yell" and "Worf" are now in Alice's discard pile
      And Alice still has 0 points
      And "Amanda Rogers" and "Armus - Skin of Evil" are now in Bob's discard pile
      And nothing else has changed

  Rule: What was done to a card ends when it is discarded

    Background:
      Given Alice has:
        | card                            | where                       |
        | Federation Outpost              | at "Excavation"             |
        | Dr. McCoy (The Motion Pictures) | aboard "Federation Outpost" |

    @ruling=1eD-discard-pile-15 @frame=many
    Example: Data is himself again when he comes back, although his brain was drained and he was stopped
      Given Alice has:
        | card | where                       | state   |
        | Data | aboard "Federation Outpost" | stopped |
      And Bob has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Brain Drain             | in hand      |
        | Unseen Marksman         | in hand      |
      When Bob plays "Brain Drain" on "Federation Outpost"
      And Bob chooses "Data"
      Then the CUNNING of "Data" is 0
      When Bob plays "Unseen Marksman" on "Data"
      And Alice uses "Dr. McCoy (The Motion Pictures)"
      And Alice reports "Data" to "Federation Outpost"
      Then "Data" is now aboard "Federation Outpost"
      And "Data" is still not stopped
      And the CUNNING of "Data" is 12

    @ruling=1eD-discard-pile-15 @frame=many
    Example: a ship that a dilemma destroys lies in the discard pile as any other does, and not stopped
      Given the spaceline:
        | mission                 |
        | Study Stellar Collision |
      And Alice has:
        | card        | where                        | state   |
        | Runabout    | at "Study Stellar Collision" | damaged |
        | Deanna Troi | aboard "Runabout"            |         |
      And Bob has:
        | card          | where                           |
        | Gravitic Mine | under "Study Stellar Collision" |
      When Alice attempts "Study Stellar Collision" from "Runabout"
      Then "Runabout" is now in Alice's discard pile
      And "Runabout" is still not stopped

    @ruling=1eD-discard-pile-16 @frame=many
    Example: Worf has died under Frame of Mind, and comes back in his right mind
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Frame of Mind        | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Frame of Mind        |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Data"
      And Bob chooses Barbering
      And Bob chooses Music
      And chance chooses "Worf" from "Worf" and "Data"
      Then "Worf" has been killed
      When Alice uses "Dr. McCoy (The Motion Pictures)"
      And Alice ends the turn
      And Bob ends the turn
      And Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"
      And the affiliations of "Worf" are Federation
      And the INTEGRITY of "Worf" is 8
      And the skills of "Worf" are Honor x2, Navigation, Diplomacy, SECURITY

    @ruling=1eD-discard-pile-15 @frame=many
    Example: so does a ship that Alice had won from Bob, in his discard pile
      Given the spaceline:
        | mission                 |
        | Study Stellar Collision |
      And Bob has:
        | card          | where                           | state                        |
        | Runabout      | at "Study Stellar Collision"    | damaged, controlled by Alice |
        | Gravitic Mine | under "Study Stellar Collision" |                              |
      And Alice has:
        | card        | where             |
        | Deanna Troi | aboard "Runabout" |
      When Alice attempts "Study Stellar Collision" from "Runabout"
      Then "Runabout" is now in Bob's discard pile
      And "Runabout" is still not stopped

    @ruling=1eD-discard-pile-15 @frame=many
    Scenario Outline: a stopped tricorder <whose> is destroyed in Alice's turn, and is not stopped in the discard pile
      Given Bob has:
        | card      | where           | state            |
        | Tricorder | on "Excavation" | stopped, <state> |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And <other> has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When <other> plays "Disruptor Overload" on "Excavation"
      Then "Tricorder" has been destroyed
      And "Tricorder" is no longer stopped

      Examples: Bob's, and one that Alice has won from him
        | whose        | state               | other |
        | of Bob's     | controlled by Bob   | Alice |
        | won from Bob | controlled by Alice | Bob   |

  @ruling=1eD-discard-pile-17
  Rule: A text that may be used once in a game is not used again by a card that comes back

    Background:
      Given Alice has:
        | card                      | where           |
        | Federation Outpost        | at "Excavation" |
        | Palor Toff - Alien Trader | in hand         |

    Example: the objective was discarded to fetch one officer, and fetches no other
      Given Alice has:
        | card             | where        |
        | Defend Homeworld | on the table |
        | Worf             | in draw deck |
        | Darian Wallace   | in draw deck |
      When Alice downloads "Worf" to "Federation Outpost" with "Defend Homeworld"
      Then "Defend Homeworld" is now in Alice's discard pile
      When Alice plays "Palor Toff - Alien Trader"
      And Alice plays "Defend Homeworld"
      Then "Defend Homeworld" is now in Alice's core
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And "Darian Wallace" is still in Alice's draw deck
      And "Worf" is still aboard "Federation Outpost"
      And "Defend Homeworld" is still in Alice's core
      And "Palor Toff - Alien Trader" is still in Alice's discard pile
      And nothing else has changed

    Example: the objective that was discarded for something else still fetches one
      Given Alice has:
        | card             | where           |
        | Defend Homeworld | in discard pile |
        | Darian Wallace   | in draw deck    |
      When Alice plays "Palor Toff - Alien Trader"
      And Alice plays "Defend Homeworld"
      And Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And "Palor Toff - Alien Trader" is still in Alice's discard pile
      And nothing else has changed
