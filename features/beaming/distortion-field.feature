Feature: Distortion Field by the Glossary
  It lies on a planet, is flipped in every turn, and lets nobody through while it is face up.

  Background:
    Given the spaceline:
      | mission    | seeded by |
      | Excavation | Bob       |

  @ruling=1eD-distortion-field-01
  Rule: Distortion Field plays face up on any planet location

    Background:
      Given these made-up cards:
        | card        | type    | kind  |
        | Empty Reach | mission | space |
      And the spaceline:
        | mission     | seeded by |
        | Empty Reach | Alice     |
      And Alice has:
        | card             | where   |
        | Distortion Field | in hand |

    @part=opponents
    Example: Alice plays it on the planet, though it is Bob's, and not where there is none
      Given Bob has:
        | card            | where           |
        | Harvester Virus | on "Excavation" |
      Then these are illegal:
        | action                                            |
        | Alice plays "Distortion Field" on "Empty Reach"     |
        | Alice plays "Distortion Field" on "Harvester Virus" |
      When Alice plays "Distortion Field" on "Excavation"
      Then "Distortion Field" is now on "Excavation"
      And "Distortion Field" is now face up
      And nothing else has changed

    @part=own
    Example: she plays it on a planet of her own
      Given the spaceline:
        | mission      | seeded by |
        | Plunder Site | Alice     |
      When Alice plays "Distortion Field" on "Plunder Site"
      Then "Distortion Field" is now on "Plunder Site"
      And "Distortion Field" is now face up
      And nothing else has changed

  @ruling=1eD-distortion-field-02
  Rule: It is flipped once in each turn

    Background:
      Given Alice has:
        | card             | where           | state   |
        | Distortion Field | on "Excavation" | face up |

    @part=once @frame=many
    Example: in Alice's turn it is turned face down
      When Alice ends the turn
      Then "Distortion Field" is now face down

    @frame=many
    Example: of two of them each is turned over once
      Given Alice has:
        | card                    | where           | state     |
        | Distortion Field [next] | on "Excavation" | face down |
      When Alice ends the turn
      Then "Distortion Field" is now face down
      And "Distortion Field" [next] is now face up

    @frame=many
    Example: it turns nothing over but itself
      Given Bob has:
        | card                   | where           | state   |
        | Atmospheric Ionization | on "Excavation" | face up |
      When Alice ends the turn
      Then "Distortion Field" is now face down
      And "Atmospheric Ionization" is still face up

    @frame=many
    Scenario Outline: when Bob's turn is over, it is <side>
      Given "Distortion Field" is face down
      And it is Bob's turn
      When Bob ends the turn
      Then "Distortion Field" is <after>

      @part=each-turn @question=turns-of-distortion-field @question=struck-out-words-of-distortion-field
      Examples: Each turn is each player's
        | side    | after       |
        | face up | now face up |

      @reading=turns-of-distortion-field/its-player
      Examples: Each turn is each turn of its player
        | side            | after           |
        | still face down | still face down |

      @reading=struck-out-words-of-distortion-field/earlier
      Examples: The words that stand are those of the first print
        | side            | after           |
        | still face down | still face down |

  @ruling=1eD-distortion-field-03
  Rule: While it is face up nothing is beamed up or down there, and while it is face down it keeps nobody from that

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
        | Galen    | on "Excavation"   |
        | Medical Kit | aboard "Runabout" |

    @part=up @part=down @part=equipment
    Example: it is face up, and nobody and nothing goes down or comes up
      Given Bob has:
        | card             | where           | state   |
        | Distortion Field | on "Excavation" | face up |
      Then these are illegal:
        | action                                     |
        | Alice beams "Worf" to "Excavation"         |
        | Alice beams "Medical Kit" to "Excavation"         |
        | Alice beams "Galen" aboard "Runabout"      |

    @part=face-down
    Example: it is face down, and all of that is done
      Given Bob has:
        | card             | where           | state     |
        | Distortion Field | on "Excavation" | face down |
      Then these are legal:
        | action                                     |
        | Alice beams "Worf" to "Excavation"         |
        | Alice beams "Medical Kit" to "Excavation"         |
        | Alice beams "Galen" aboard "Runabout"      |

    Example: from ship to ship they are beamed all the same
      Given Alice has:
        | card        | where           |
        | U.S.S. Hood | at "Excavation" |
      And Bob has:
        | card             | where           | state   |
        | Distortion Field | on "Excavation" | face up |
      When Alice beams "Worf" aboard "U.S.S. Hood"
      Then "Worf" is now aboard "U.S.S. Hood"
      And nothing else has changed

    Scenario Outline: it is face up, Alice has Pattern Enhancers <where>, and to beam Worf down is <verdict>
      Given Alice has:
        | card              | where   |
        | Pattern Enhancers | <where> |
      And Bob has:
        | card             | where           | state   |
        | Distortion Field | on "Excavation" | face up |
      When Alice beams "Worf" to "Excavation"
      Then that is <verdict>

      Examples: A card that is not in play lets nobody through
        | where        | verdict |
        | in hand      | illegal |
        | on the table | legal   |

  @ruling=1eD-distortion-field-04
  Rule: Several on one planet work together: one of them that is face up is enough

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |

    Example: the second one is face up, and nobody is beamed down
      Given Bob has:
        | card                      | where           | state     |
        | Distortion Field [first]  | on "Excavation" | face down |
        | Distortion Field [second] | on "Excavation" | face up   |
      When Alice beams "Worf" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: both are face down, and Worf is beamed down
      Given Bob has:
        | card                      | where           | state     |
        | Distortion Field [first]  | on "Excavation" | face down |
        | Distortion Field [second] | on "Excavation" | face down |
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-distortion-field-05
  Rule: It no longer yields to Pattern Enhancers of whichever player

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card              | where           | state   |
        | Distortion Field  | on "Excavation" | face up |

    Scenario Outline: Bob has Pattern Enhancers, and Alice's Worf <fares>
      Given Bob has:
        | card              | where        |
        | Pattern Enhancers | on the table |
      When Alice beams "Worf" to "Excavation"
      Then that is <verdict>
      And "Worf" is <where>
      And nothing else has changed

      @question=struck-out-words-of-distortion-field
      Examples: The exemption is struck out
        | fares             | verdict | where                   |
        | stays on his ship | illegal | still aboard "Runabout" |

      @reading=struck-out-words-of-distortion-field/earlier
      Examples: It is not
        | fares           | verdict | where               |
        | goes down there | legal   | now on "Excavation" |

    Example: Alice's own Pattern Enhancers let him through by their own text
      Given Alice has:
        | card              | where        |
        | Pattern Enhancers | on the table |
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-distortion-field-07
  Rule: It is flipped in the very turn in which it is played

    @frame=many
    Example: at the end of that turn it lies there face down
      Given Alice has:
        | card             | where   |
        | Distortion Field | in hand |
      When Alice plays "Distortion Field" on "Excavation"
      Then "Distortion Field" is now on "Excavation"
      When Alice ends the turn
      Then "Distortion Field" is now face down
