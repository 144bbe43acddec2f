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

  @ruling=1eS-stopped-16
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

    Example: one of two diplomats blends in and is stopped, and the archaeologist completes the mission
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
        | Vash | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Blended | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Deanna Troi"
      Then "Deanna Troi" is now stopped
      And "Excavation" is now completed
      And Alice now has 25 points
      And "Blended" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-41
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
    Example: the only navigator who has come to take a station is stopped, and nobody hears voices
      Given Alice has:
        | card            | where              | state   |
        | Data            | aboard "Empok Nor" |         |
        | Geordi La Forge | aboard "Empok Nor" | stopped |
      And Bob has:
        | card               | where             |
        | Empok Nor          | at "Excavation"   |
        | Voices in the Dark | under "Empok Nor" |
      When Alice commandeers "Empok Nor"
      Then "Voices in the Dark" is now in Bob's discard pile
      And "Data" is still not stopped
      And "Empok Nor" is now controlled by Alice
      And nothing else has changed

    @part=scouting
    Example: the only navigator among the scouts is stopped, and nobody hears voices
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
        | Voices in the Dark | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Voices in the Dark" is now in Bob's discard pile
      And "Guard Drone" is still not stopped
      And nothing else has changed

    @part=mission
    Example: the only woman present is stopped, and nobody resigns
      Given "Deanna Troi" is stopped
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" is still on "Excavation"
      And "Worf" is still not stopped
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

    @part=mission
    Example: the only woman has just been stopped, and nobody resigns for the next dilemma
      Given the seeds under "Excavation" hold in order:
        | card               |
        | Blended            |
        | Anaphasic Organism |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Deanna Troi"
      Then "Deanna Troi" is now stopped
      And "Deanna Troi" is still on "Excavation"
      And "Worf" is still not stopped
      And "Blended" and "Anaphasic Organism" are now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-42
  Rule: The traits and skills of stopped personnel do not help to overcome a dilemma

    @part=mission
    Example: the third one that the dilemma asks for is there, and stopped
      Given Alice has:
        | card         | where                      | state   |
        | Runabout     | at "Explore Black Cluster" |         |
        | Linda Larson | aboard "Runabout"          |         |
        | Daniel Kwan  | aboard "Runabout"          |         |
        | Taurik       | aboard "Runabout"          | stopped |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Linda Larson", "Daniel Kwan" and "Runabout" are now stopped
      And "Ancient Computer" has not been overcome
      And nothing else has changed

    @part=commandeering
    Example: the second leader aboard a station is stopped, and there is friendly fire
      Given "Worf" is aboard "Empok Nor"
      And Alice has:
        | card            | where              | state   |
        | Tasha Yar       | aboard "Empok Nor" |         |
        | Jean-Luc Picard | aboard "Empok Nor" | stopped |
      And Bob has:
        | card          | where             |
        | Empok Nor     | at "Excavation"   |
        | Friendly Fire | under "Empok Nor" |
      When Alice commandeers "Empok Nor"
      And chance chooses "Worf"
      Then "Friendly Fire" has not been overcome
      And "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And "Tasha Yar" is now stopped
      And "Friendly Fire" is now on "Empok Nor"
      And "Friendly Fire" is now counted down to 2
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

    @part=mission
    Example: the one who could open the door has just been stopped, and the others do not get through
      Given Alice has:
        | card             | where           |
        | Reginald Barclay | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card               |
        | Chula: The Chandra |
        | Impassable Door    |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf", "Deanna Troi" and "Reginald Barclay"
      Then "Impassable Door" has not been overcome
      And "Worf", "Deanna Troi" and "Reginald Barclay" are now stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-43
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
    Example: the traitor who came along to take a station is stopped, and the navigator hears voices
      Given Alice has:
        | card            | where              | state   |
        | Data            | aboard "Empok Nor" |         |
        | Geordi La Forge | aboard "Empok Nor" |         |
        | Ro Laren        | aboard "Empok Nor" | stopped |
      And Bob has:
        | card               | where             |
        | Empok Nor          | at "Excavation"   |
        | Voices in the Dark | under "Empok Nor" |
      When Alice commandeers "Empok Nor"
      Then "Voices in the Dark" has not been nullified
      And "Data" and "Geordi La Forge" are now stopped
      And "Voices in the Dark" is now in Bob's discard pile
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

  @ruling=1eS-stopped-44
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
      And nothing else has changed

    @part=commandeering
    Example: the second exobiologist aboard a station is stopped, and Garak still has issues
      Given "Worf" is aboard "Empok Nor"
      And Alice has:
        | card            | where              | state   |
        | Data            | aboard "Empok Nor" |         |
        | Beverly Crusher | aboard "Empok Nor" | stopped |
      And Bob has:
        | card                  | where             |
        | Empok Nor             | at "Excavation"   |
        | Garak Has Some Issues | under "Empok Nor" |
      When Alice commandeers "Empok Nor"
      And chance chooses "Worf"
      Then "Garak Has Some Issues" is now on "Worf"
      And "Garak Has Some Issues" is now targeting "Worf"
      And "Worf" is now stopped
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
