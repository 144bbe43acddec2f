Feature: The conditions of a dilemma
  Whoever meets them overcomes the dilemma, and nothing happens; whoever does not has what it says done to him.

  Background:
    Given these made-up cards:
      | card         | type      | gender | affiliations | classification | integrity | cunning | strength |
      | Wise Hostess | personnel | female | Federation   | CIVILIAN       | 10        | 9       | 7        |
    And the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where           |
      | U.S.S. Enterprise | at "Excavation" |
      | Worf              | on "Excavation" |
      | Wise Hostess      | on "Excavation" |

  @ruling=1eD-dilemma-resolution-103
  Rule: Skills, equipment, attribute totals and other features that have to be there are conditions

    Scenario Outline: <what> keeps the team from harm
      Given these made-up cards:
        | card            | type      | affiliations | integrity | cunning | strength |
        | Mighty Wrestler | personnel | Federation   | 5         | 5       | 45       |
      And Alice has:
        | card   | where           |
        | <card> | on "Excavation" |
      And Bob has:
        | card      | where              |
        | <dilemma> | under "Excavation" |
      When Alice attempts "Excavation"
      Then "<dilemma>" has been overcome
      And "<dilemma>" is now in Bob's discard pile
      And nothing else has changed

      @part=skills
      Examples: A skill
        | what    | card            | dilemma            |
        | a skill | Beverly Crusher | Anaphasic Organism |

      @part=attribute-totals
      Examples: An attribute total
        | what            | card            | dilemma        |
        | enough STRENGTH | Mighty Wrestler | Ferengi Attack |

      @part=characteristics
      Examples: A characteristic
        | what           | card        | dilemma             |
        | a second woman | Deanna Troi | Matriarchal Society |

    @part=equipment
    Example: a hand weapon keeps the ship free of voles
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And "Worf" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card                     | where                      |
        | Starfleet Type II Phaser | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Vole Infestation | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Vole Infestation" has been overcome
      And "Vole Infestation" is now in Bob's discard pile
      And nothing else has changed

    @part=personnel
    Example: Guinan listens to what distorts gravity
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Alice has:
        | card   | where                      |
        | Guinan | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where                         |
        | Gravimetric Distortion | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Gravimetric Distortion" has been overcome
      And "Gravimetric Distortion" is now in Bob's discard pile
      And nothing else has changed

    @part=skills
    Example: four SECURITY find a bomb before it goes off
      Given these made-up cards:
        | card  | type      | affiliations | classification | cunning |
        | Guard | personnel | Federation   | SECURITY       | 3       |
      And Alice has:
        | card               | where           | count |
        | Federation Outpost | at "Excavation" |       |
        | Guard              | on "Excavation" | 3     |
      And Bob has:
        | card                | where              |
        | Terrorist Explosion | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Terrorist Explosion" has been overcome
      And "Terrorist Explosion" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-104
  Rule: Some conditions look at the player, and not at the Away Team

    Example: a rich player's team is not held up by Dead End
      Given Alice has 60 points
      And Bob has:
        | card     | where              |
        | Dead End | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Dead End" has been overcome
      And "Dead End" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-105
  Rule: Where SECURITY and MEDICAL have to be present, both of them have to

    Background:
      Given Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    Example: both are there
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" has been overcome
      And "Wise Hostess" is still on "Excavation"
      And "Beverly Crusher" and "Worf" are still not stopped

    @part=medical
    Example: SECURITY alone will not do
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" has not been overcome
      And "Wise Hostess" is now in Alice's discard pile
      And "Worf" is now stopped
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

    @part=security
    Example: MEDICAL alone will not do either
      Given "Worf" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" has not been overcome
      And "Anaphasic Organism" is now in Bob's discard pile
      And "Wise Hostess" is now in Alice's discard pile
      And "Beverly Crusher" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-106
  Rule: Where Empathy, Diplomacy, Morn or any Scotty is asked for, one of them is enough

    Scenario Outline: <card> alone gets the team past
      Given "Worf" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card   | where           |
        | <card> | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Blended | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Blended" has been overcome
      And "<card>" is now stopped
      And "Wise Hostess" is still not stopped
      And "Blended" is now in Bob's discard pile
      And nothing else has changed

      @part=empathy
      Examples: Empathy
        | card         |
        | Lwaxana Troi |

      @part=diplomacy
      Examples: Diplomacy
        | card        |
        | Kareel Odan |

      @part=morn
      Examples: Morn
        | card |
        | Morn |

      @part=scotty
      Examples: Any Scotty
        | card             |
        | Montgomery Scott |

    @part=diplomacy
    Example: one is enough where she seeded it herself
      Given "Worf" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card        | where              |
        | Kareel Odan | on "Excavation"    |
        | Blended     | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Blended" has been overcome
      And "Kareel Odan" is now stopped
      And "Wise Hostess" is still not stopped
      And "Blended" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-107
  Rule: A MEDICAL who has to go along is no target: without one the conditions are not met

    Background:
      Given the spaceline:
        | mission         |
        | Cloaked Mission |
      And Bob has:
        | card             | where              |
        | Hippocratic Oath | under "Excavation" |

    Example: a team without MEDICAL is stopped, and the dilemma waits for it
      When Alice attempts "Excavation"
      Then "Worf" and "Wise Hostess" are now stopped
      And "Hippocratic Oath" is still under "Excavation"
      And nothing else has changed

    Example: the most CUNNING MEDICAL goes along, and the others go on
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Ooby Dooby | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Beverly Crusher" is now on "Cloaked Mission"
      And "Hippocratic Oath" is now on "Beverly Crusher"
      And "Worf" and "Wise Hostess" are still not stopped
      And "Beverly Crusher" is now stopped
      And "Ooby Dooby" has been encountered
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-108
  Rule: Where at least 50 points are asked for, 50 are enough and 49 are not

    Background:
      Given Bob has:
        | card     | where              |
        | Dead End | under "Excavation" |

    @part=fifty
    Example: with 50 points the team gets past
      Given Alice has 50 points
      When Alice attempts "Excavation"
      Then "Dead End" has been overcome
      And "Dead End" is now in Bob's discard pile
      And nothing else has changed

    @part=fifty
    Example: with 49 it does not
      Given Alice has 49 points
      When Alice attempts "Excavation"
      Then "Dead End" is now on "Excavation"
      And "Worf" and "Wise Hostess" are now stopped
      And nothing else has changed

    @part=more
    Example: with 60 points the team gets past as well
      Given Alice has 60 points
      When Alice attempts "Excavation"
      Then "Dead End" has been overcome
      And "Dead End" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-111
  Rule: A team that can meet the conditions overcomes the dilemma without a word, and it is discarded

    Example: strong men beat the raiders off, and Alice is not asked
      Given these made-up cards:
        | card            | type      | affiliations | integrity | cunning | strength |
        | Mighty Wrestler | personnel | Federation   | 5         | 5       | 45       |
      And Alice has:
        | card            | where           |
        | Mighty Wrestler | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ferengi Attack" has been overcome
      And "Ferengi Attack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-112
  Rule: Nobody may choose not to overcome what he can overcome

    Example: the doctor goes aboard the plague ship, whether Alice likes it or not
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Alice has:
        | card          | where                      |
        | Julian Bashir | aboard "U.S.S. Enterprise" |
        | Deanna Troi   | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Julian Bashir" is now in Alice's discard pile
      And "Tarellian Plague Ship" has been overcome
      And Alice now has 5 points
      And "Deanna Troi" is still aboard "U.S.S. Enterprise"
      And "Tarellian Plague Ship" is now in Alice's point area
      And nothing else has changed

    Example: the only diplomat is stopped to get the others past Blended, whether Alice likes it or not
      Given Bob has:
        | card    | where              |
        | Blended | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Blended" has been overcome
      And "Worf" is now stopped
      And "Wise Hostess" is still not stopped
      And "Blended" is now in Bob's discard pile
      And nothing else has changed
