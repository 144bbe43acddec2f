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

    @part=mission
    Example: the only woman present is stopped, and the romance finds no couple
      Given "Deanna Troi" is stopped
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

    @part=commandeering
    Example: the only woman who has come to take a station is stopped, and there is no pair to be rewarded
      Given Bob has:
        | card               | where             |
        | Empok Nor          | at "Excavation"   |
        | Reward of the Pair | under "Empok Nor" |
      And "Worf" and "Deanna Troi" are aboard "Empok Nor"
      And "Deanna Troi" is stopped
      When Alice commandeers "Empok Nor"
      Then "Reward of the Pair" is now in Bob's discard pile
      And "Worf" is still not stopped
      And "Empok Nor" is now controlled by Alice
      And nothing else has changed

    @part=scouting
    Example: the only navigator among the scouts is stopped, and nobody hears the song
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
        | Two of Nineteen   | on "Iconia Investigation" | stopped                          |
      And Bob has:
        | card               | where                        |
        | Song of the Nebula | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Song of the Nebula" is now in Bob's discard pile
      And "Guard Drone" is still not stopped
      And nothing else has changed

  @ruling=1eS-stopped-42 @1e-glossary @1e-2014
  Rule: The traits and skills of stopped personnel do not help to overcome a dilemma

    @part=mission
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

    @part=commandeering
    Example: one who knows computers is stopped aboard a station, and the other one is at a loss
      Given Bob has:
        | card             | where             |
        | Empok Nor        | at "Excavation"   |
        | Ancient Computer | under "Empok Nor" |
      And "Worf" is aboard "Empok Nor"
      And Alice has:
        | card | where              | state   |
        | Data | aboard "Empok Nor" | stopped |
      When Alice commandeers "Empok Nor"
      Then "Ancient Computer" has not been overcome
      And "Worf" is now stopped
      And nothing else has changed

    @part=scouting
    Example: the drone that could open the door is stopped, and the other one does not get through
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" | stopped                          |
        | Tactical Drone    | on "Iconia Investigation" |                                  |
      And Bob has:
        | card            | where                        |
        | Impassable Door | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Impassable Door" has not been overcome
      And "Tactical Drone" is now stopped
      And nothing else has changed

  @ruling=1eS-stopped-43 @1e-glossary @1e-2014
  Rule: The traits and skills of stopped personnel do not help to nullify a dilemma

    @part=mission
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

    @part=commandeering
    Example: the traitor who came along is stopped, and the pair aboard a station has its reward
      Given Bob has:
        | card               | where             |
        | Empok Nor          | at "Excavation"   |
        | Reward of the Pair | under "Empok Nor" |
      And "Worf" and "Deanna Troi" are aboard "Empok Nor"
      And Alice has:
        | card     | where              | state   |
        | Ro Laren | aboard "Empok Nor" | stopped |
      When Alice commandeers "Empok Nor"
      Then "Reward of the Pair" has been overcome
      And "Reward of the Pair" is now in Alice's point area
      And Alice now has 5 points
      And "Empok Nor" is now controlled by Alice
      And nothing else has changed

    @part=scouting
    Example: the second engineer among the scouts is stopped, and the puzzle takes its place on their ship
      Given Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Explore Black Cluster" |
        | Borg Sphere            | at "Explore Black Cluster" |                                   |
        | Two of Eleven [first]  | aboard "Borg Sphere"       |                                   |
        | Two of Eleven [second] | aboard "Borg Sphere"       | stopped                           |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then "Isolinear Puzzle" is now on "Borg Sphere"
      And nothing else has changed

  @ruling=1eS-stopped-44 @1e-glossary @1e-2014
  Rule: The traits and skills of stopped personnel do not help to cure a dilemma

    @part=mission
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

    @part=commandeering
    Example: the better empath aboard a station is stopped, and Worf remains in his frame of mind
      Given Bob has:
        | card          | where             |
        | Empok Nor     | at "Excavation"   |
        | Frame of Mind | under "Empok Nor" |
      And "Worf" and "Deanna Troi" are aboard "Empok Nor"
      And Alice has:
        | card         | where              | state   |
        | Lwaxana Troi | aboard "Empok Nor" | stopped |
      When Alice commandeers "Empok Nor"
      And chance chooses "Worf"
      And Bob chooses Navigation
      And Bob chooses Music
      Then "Frame of Mind" is now on "Worf"
      And "Frame of Mind" is now targeting "Worf"
      And the skills of "Worf" are Music, Navigation, SECURITY
      And "Empok Nor" is now controlled by Alice
      And nothing else has changed

    @part=scouting
    Example: the second engineer among the scouts is stopped, and the parasites stay on their ship
      Given Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Explore Black Cluster" |
        | Borg Sphere            | at "Explore Black Cluster" |                                   |
        | Two of Eleven [first]  | aboard "Borg Sphere"       |                                   |
        | Two of Eleven [second] | aboard "Borg Sphere"       | stopped                           |
      And Bob has:
        | card                    | where                         |
        | Nitrium Metal Parasites | under "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then "Nitrium Metal Parasites" are now on "Borg Sphere"
      And "Nitrium Metal Parasites" are now counted down to 3
      And nothing else has changed
