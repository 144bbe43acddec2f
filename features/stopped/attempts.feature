Feature: Stopped personnel during an attempt
  Those who are stopped are apart from the attempt: the others go on without them, their skills and their traits.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card        | where           |
      | Worf        | on "Excavation" |
      | Deanna Troi | on "Excavation" |

  @ruling=1eS-stopped-16 @1e-glossary @1e-2014
  Rule: Personnel that a dilemma stops are split off at once, and the others go on with the attempt

    Example: a couple is stopped, and the archaeologist completes the mission
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
        | Vash | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Data"
      And chance chooses "Deanna Troi" from "Deanna Troi" and "Vash"
      Then "Worf" and "Deanna Troi" are now stopped by "Parallel Romance"
      And "Excavation" is now completed
      And Alice now has 25 points
      And "Parallel Romance" is now on "Excavation"
      And "Parallel Romance" is now targeting "Worf" and "Deanna Troi"
      And "Parallel Romance" is now counted down to 3
      And nothing else has changed

  @ruling=1eS-stopped-41 @1e-glossary @1e-2014
  Rule: Stopped personnel are ignored for the trigger of a dilemma

    Example: the only woman present is stopped, and the romance finds no couple
      Given "Deanna Troi" is stopped
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

  @ruling=1eS-stopped-42 @1e-glossary @1e-2014
  Rule: The traits and skills of stopped personnel do not help to overcome a dilemma

    Example: the third one that the dilemma asks for is there, and stopped
      Given Alice has:
        | card | where           | state   |
        | Data | on "Excavation" | stopped |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" and "Deanna Troi" are now stopped
      And "Chula: The Dice" has not been overcome
      And nothing else has changed

  @ruling=1eS-stopped-43 @1e-glossary @1e-2014
  Rule: The traits and skills of stopped personnel do not help to nullify a dilemma

    Example: the second engineer aboard is stopped, and the puzzle takes its place on the ship
      Given Alice has:
        | card              | where                      | state   |
        | U.S.S. Enterprise | at "Explore Black Cluster" |         |
        | Linda Larson      | aboard "U.S.S. Enterprise" |         |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" | stopped |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Isolinear Puzzle" is now on "U.S.S. Enterprise"
      And the RANGE of "U.S.S. Enterprise" is 5
      And nothing else has changed

  @ruling=1eS-stopped-44 @1e-glossary @1e-2014
  Rule: The traits and skills of stopped personnel do not help to cure a dilemma

    Example: the second engineer aboard is stopped, and the parasites stay
      Given Alice has:
        | card              | where                      | state   |
        | U.S.S. Enterprise | at "Explore Black Cluster" |         |
        | Linda Larson      | aboard "U.S.S. Enterprise" |         |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" | stopped |
      And Bob has:
        | card                    | where                         |
        | Nitrium Metal Parasites | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Nitrium Metal Parasites" are now on "U.S.S. Enterprise"
      And nothing else has changed
