Feature: What dilemmas require
  Nullifiers, conditions and cures are requirements, and there are rules on how skills and attributes meet them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Explore Black Cluster" |

  @ruling=1eD-dilemma-resolution-13
  Rule: One dilemma may have a target, conditions and a nullifier

    Background:
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |

    @part=targets
    Example: the echo has no target
      Given "Deanna Troi" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card | where           |
        | Data | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

    @part=conditions
    Example: the echo is overcome
      Given Alice has:
        | card            | where           |
        | Worf            | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Empathic Echo" has been overcome
      And "Deanna Troi" has not been killed

    @part=nullifier
    Example: the echo is nullified
      Given Alice has:
        | card    | where           |
        | Plexing | in Alice's hand |
      When Alice attempts "Excavation"
      And Alice responds with "Plexing"
      Then "Empathic Echo" has been nullified
      And "Deanna Troi" has not been killed

    @part=trigger
    Example: the organism finds no woman, and its conditions are not even looked at
      Given "Deanna Troi" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card               |
        | Anaphasic Organism |
        | Empathic Echo      |
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" and "Empathic Echo" are now in Bob's discard pile
      And "Data" is still not stopped
      And nothing else has changed

    @part=cure
    Example: Nagilum has a cure, which works when one has been killed
      Given Alice has:
        | card             | where                      |
        | Albert Einstein  | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton | aboard "U.S.S. Enterprise" |
        | Jadzia Dax       | aboard "U.S.S. Enterprise" |
        | Kareel Odan      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Jadzia Dax"
      Then "Jadzia Dax" has been killed
      And "Nagilum: Test Subjects" is now in Bob's discard pile
      And "Jadzia Dax" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-13
  Rule: One dilemma may have a trigger and conditions

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    @part=trigger
    Example: no woman is there, and the organism does not ask for MEDICAL
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" is now in Bob's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

    @part=conditions
    Example: SECURITY and MEDICAL get them past the organism
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" has been overcome
      And "Calloway" is still on "Excavation"

  @ruling=1eD-dilemma-resolution-14
  Rule: What a dilemma asks for as its conditions, nullifier or cure is a requirement

    Example: parasites want one engineer more to be cured
      Given Alice has:
        | card             | where                      |
        | Linda Larson     | aboard "U.S.S. Enterprise" |
        | Reginald Barclay | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                    | where                         |
        | Nitrium Metal Parasites | under "Explore Black Cluster" |
        | Scarce Engineers        | on the table                  |
      When Alice attempts "Explore Black Cluster"
      Then "Nitrium Metal Parasites" are now on "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-15
  Rule: The engineers of Ancient Computer are a requirement

    Background:
      Given Alice has:
        | card          | where                      |
        | Linda Larson  | aboard "U.S.S. Enterprise" |
        | Miles O'Brien | aboard "U.S.S. Enterprise" |
        | Amaros        | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |

    Example: three are not enough where one more is required
      Given Bob has:
        | card             | where        |
        | Scarce Engineers | on the table |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" is still under "Explore Black Cluster"

  @ruling=1eD-dilemma-resolution-16
  Rule: The engineers of Isolinear Puzzle are a requirement

    Background:
      Given Alice has:
        | card             | where                      |
        | Linda Larson     | aboard "U.S.S. Enterprise" |
        | Reginald Barclay | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |

    Example: two do not nullify it where one more is required
      Given Bob has:
        | card             | where        |
        | Scarce Engineers | on the table |
      When Alice attempts "Explore Black Cluster"
      Then "Isolinear Puzzle" is now on "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-17
  Rule: The engineer of Phased Matter is a requirement

    Background:
      Given Alice has:
        | card             | where           |
        | Worf             | on "Excavation" |
        | Vash             | on "Excavation" |
        | Reginald Barclay | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |

    Example: one does not cure it where one more is required
      Given Alice has:
        | card   | where           |
        | Mendon | on "Excavation" |
        | Guinan | on "Excavation" |
      And Bob has:
        | card             | where        |
        | Scarce Engineers | on the table |
      When Alice attempts "Excavation"
      And Alice chooses "Worf", "Vash" and "Guinan"
      Then "Phased Matter" is now on "Excavation"
      And "Worf", "Vash" and "Guinan" are now phased
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-18
  Rule: The engineers of No Loose Ends are targets, and not a requirement

    Example: what makes engineers scarce does not save the one who is there
      Given Alice has:
        | card             | where           |
        | Worf             | on "Excavation" |
        | Reginald Barclay | on "Excavation" |
      And Bob has:
        | card             | where              |
        | No Loose Ends    | under "Excavation" |
        | Scarce Engineers | on the table       |
      When Alice attempts "Excavation"
      Then "Reginald Barclay" has been killed
      And "Worf" has not been killed

  @ruling=1eD-dilemma-resolution-19
  Rule: An attribute is required of the whole crew or Away Team, and has to be more than the number

    Background:
      Given Alice has:
        | card            | where           |
        | Worf            | on "Excavation" |
        | Data            | on "Excavation" |
        | Tasha Yar       | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |

    @part=away-team
    Example: with 42 in all they overcome a dilemma that asks for more than 40
      Given Alice has:
        | card   | where           |
        | Guinan | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Chalnoth" has been overcome

    Example: with 40 they do not
      Given Alice has:
        | card          | where           |
        | Julian Bashir | on "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Julian Bashir"
      Then "Chalnoth" has not been overcome
      And "Julian Bashir" has been killed

    @part=crew
    Scenario Outline: a crew with <number> in all <does> past what asks for more than 30
      Given Alice has:
        | card          | where                      |
        | Deanna Troi   | aboard "U.S.S. Enterprise" |
        | Kareel Odan   | aboard "U.S.S. Enterprise" |
        | Julian Bashir | aboard "U.S.S. Enterprise" |
        | <fourth>      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                       | where                         |
        | Shaka, When the Walls Fell | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Shaka, When the Walls Fell" <outcome>

      Examples:
        | number | does         | fourth       | outcome               |
        | 31     | gets         | Tasha Yar    | has been overcome     |
        | 30     | does not get | Linda Larson | has not been overcome |

    @part=crew
    Scenario Outline: of a dilemma that she seeded herself she needs more than 30 as well, and with <number> her crew <does> past it
      Given Alice has:
        | card                       | where                         |
        | Deanna Troi                | aboard "U.S.S. Enterprise"    |
        | Kareel Odan                | aboard "U.S.S. Enterprise"    |
        | Julian Bashir              | aboard "U.S.S. Enterprise"    |
        | <fourth>                   | aboard "U.S.S. Enterprise"    |
        | Shaka, When the Walls Fell | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Shaka, When the Walls Fell" <outcome>

      Examples:
        | number | does         | fourth       | outcome               |
        | 31     | gets         | Tasha Yar    | has been overcome     |
        | 30     | does not get | Linda Larson | has not been overcome |

  @ruling=1eD-dilemma-resolution-20
  Rule: Modifiers count when an attribute is required

    Example: creatures have weakened everybody, and 42 in all are 32
      Given Alice has:
        | card            | where           |
        | Worf            | on "Excavation" |
        | Data            | on "Excavation" |
        | Tasha Yar       | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
        | Jack Crusher    | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Chalnoth                     | under "Excavation" |
        | Interphasic Plasma Creatures | on the table       |
      When Alice attempts "Excavation"
      And Bob chooses "Jack Crusher"
      Then "Chalnoth" has not been overcome
      And "Jack Crusher" has been killed

    Example: a disruptor makes two Klingons strong enough against the Ferengi
      Given these made-up cards:
        | card  | type      | affiliations | species | cunning | strength |
        | Brain | personnel | Klingon      | Klingon | 20      | 15       |
        | Brawn | personnel | Klingon      | Klingon | 13      | 17       |
      And the spaceline:
        | mission            |
        | Search for Weapons |
      And Alice has:
        | card              | where                   |
        | Brain             | on "Search for Weapons" |
        | Brawn             | on "Search for Weapons" |
        | Klingon Disruptor | on "Search for Weapons" |
      And Bob has:
        | card           | where                      |
        | Ferengi Attack | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Ferengi Attack" has been overcome

  @ruling=1eD-dilemma-resolution-21
  Rule: Modifiers count for who is the strongest

    Example: an officer of the lower decks is stronger than he who was
      Given Alice has:
        | card             | where           |
        | Reginald Barclay | on "Excavation" |
        | Linda Larson     | on "Excavation" |
        | Lower Decks      | on the table    |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Linda Larson" has been killed

  @ruling=1eD-dilemma-resolution-22
  Rule: Lower Decks count when a dilemma looks at attributes

    Example: on the lower decks they are clever enough for a guard
      Given Alice has:
        | card        | where           |
        | McKnight    | on "Excavation" |
        | Lower Decks | on the table    |
      And Bob has:
        | card         | where              |
        | Portal Guard | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Portal Guard" has been overcome

    Example: on the lower decks they are strong and clever enough for the Ferengi
      Given these made-up cards:
        | card  | type      | affiliations | cunning | strength |
        | Brain | personnel | Federation   | 20      | 15       |
        | Brawn | personnel | Federation   | 13      | 17       |
      And the spaceline:
        | mission    |
        | Evacuation |
      And Alice has:
        | card        | where           |
        | Brain       | on "Evacuation" |
        | Brawn       | on "Evacuation" |
        | Lower Decks | on the table    |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Ferengi Attack" has been overcome

  @ruling=1eD-dilemma-resolution-23
  Rule: Phasers count when a dilemma looks at STRENGTH

    Background:
      Given Alice has:
        | card            | where           |
        | Worf            | on "Excavation" |
        | Data            | on "Excavation" |
        | Calloway        | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |

    Example: four with a phaser are strong enough
      Given Alice has:
        | card                     | where           |
        | Starfleet Type II Phaser | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Ferengi Attack" has been overcome

  @ruling=1eD-dilemma-resolution-24
  Rule: The Emissary counts when a dilemma looks at INTEGRITY

    Example: a minister has integrity enough beside the Emissary
      Given Alice has:
        | card            | where           |
        | Morn            | on "Excavation" |
        | Minister Rozahn | on "Excavation" |
        | The Emissary    | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chula: The Dice" has been overcome

  @ruling=1eD-dilemma-resolution-25
  Rule: Where a type of personnel is required, its skill will do, and so will its classification

    @part=skill
    Example: one who is a scientist by classification and a healer by skill is both
      Given Alice has:
        | card  | where           |
        | T'Pan | on "Excavation" |
        | Vekor | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Crystalline Entity | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Crystalline Entity" has been overcome

    @part=classification
    Example: one who is a healer by classification is one
      Given Alice has:
        | card      | where           |
        | Calloway  | on "Excavation" |
        | Tasha Yar | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Archer" has been overcome

    @part=skill
    Example: an officer whom a Medical Kit makes a healer is one
      Given Alice has:
        | card        | where           |
        | Shelby      | on "Excavation" |
        | Tasha Yar   | on "Excavation" |
        | Medical Kit | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Archer" has been overcome

  @ruling=1eD-dilemma-resolution-26
  Rule: Two personnel with one level each have two levels of a skill

    Background:
      Given Alice has:
        | card            | where                      |
        | Worf            | aboard "U.S.S. Enterprise" |
        | Albert Einstein | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Stellar Flare | under "Explore Black Cluster" |

    Example: two who navigate once keep the ship from harm
      Given Alice has:
        | card     | where                      |
        | McKnight | aboard "U.S.S. Enterprise" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is still not stopped
      And "Stellar Flare" is now in Bob's discard pile
      And nothing else has changed

    Example: one does not
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now stopped
      And "U.S.S. Enterprise" is now damaged
      And "Worf" and "Albert Einstein" are now stopped
      And "Stellar Flare" is now in Bob's discard pile
      And nothing else has changed

    Example: two who navigate once keep the ship from a flare that she seeded herself
      Given Alice has:
        | card                   | where                         |
        | McKnight               | aboard "U.S.S. Enterprise"    |
        | Stellar Flare [second] | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is still not stopped
      And "U.S.S. Enterprise" is still not damaged
      And "Stellar Flare" [second] is now in Alice's discard pile
      And "Stellar Flare" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-26
  Rule: Two levels of Computer Skill may be those of two personnel

    Scenario Outline: <how many> who knows computers once, and the old one <is>
      Given Alice has:
        | card             | where                      |
        | Reginald Barclay | aboard "U.S.S. Enterprise" |
        | <other>          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" <is>

      Examples:
        | how many         | other    | is                    |
        | one and one more | Ro Laren | has been overcome     |
        | one alone        | Calloway | has not been overcome |

  @ruling=1eD-dilemma-resolution-27
  Rule: One personnel with two levels has two levels of a skill

    Example: one who navigates twice keeps the ship from harm
      Given Alice has:
        | card            | where                      |
        | Hawk            | aboard "U.S.S. Enterprise" |
        | Albert Einstein | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Stellar Flare | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is still not stopped
      And "Stellar Flare" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-28
  Rule: Where one personnel is to have two levels, two with one each do not help

    Background:
      Given Alice has:
        | card     | where                      |
        | Worf     | aboard "U.S.S. Enterprise" |
        | McKnight | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where                         |
        | Gravimetric Distortion | under "Explore Black Cluster" |

    Example: the ship is damaged with two who navigate once
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now damaged
      And "Gravimetric Distortion" has not been overcome
      And "U.S.S. Enterprise", "Worf" and "McKnight" are now stopped
      And nothing else has changed

    Example: it is not with one who navigates twice
      Given Alice has:
        | card | where                      |
        | Hawk | aboard "U.S.S. Enterprise" |
      When Alice attempts "Explore Black Cluster"
      Then "Gravimetric Distortion" has been overcome
      And "U.S.S. Enterprise" is still not damaged
