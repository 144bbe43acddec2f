Feature: How cards become stopped
  Failing a dilemma stops, and so does a battle, a tribble, and whatever card says so; hardly anything else does.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Deanna Troi       | aboard "U.S.S. Enterprise" |
      | Data              | on "Excavation"            |
      | Worf              | on "Excavation"            |

  @ruling=1eS-stopped-01
  Rule: Failing a dilemma with conditions stops the whole Away Team, or the ship and crew, that faced it

    @part=away-team
    Example: an Away Team of two cannot get past a dilemma for three
      Given Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" and "Worf" are now stopped
      And nothing else has changed

    @part=ship-and-crew
    Example: a crew of one cannot either, and its ship is stopped with it
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" and "Deanna Troi" are now stopped
      And nothing else has changed

    Example: the equipment that the Away Team has along is stopped as well
      Given Alice has:
        | card      | where           |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data", "Worf" and "Tricorder" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-124
  Rule: A dilemma stops the group that faces it only when it has conditions and they were not met

    @part=conditions-met
    Example: the conditions of the first dilemma are met and those of the second are not
      Given "Deanna Troi" is on "Excavation"
      And the seeds under "Excavation" hold in order:
        | card                |
        | Impassable Door     |
        | Matriarchal Society |
      When Alice attempts "Excavation"
      Then "Impassable Door" has been overcome
      And "Matriarchal Society" has not been overcome
      And "Data", "Worf" and "Deanna Troi" are now stopped
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

    @part=without-conditions
    Example: a dilemma without conditions stops nobody
      Given the seeds under "Excavation" hold in order:
        | card                 |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      Then "Data" is still not stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

    @part=without-conditions
    Example: the first dilemma has no conditions and those of the second are not met
      Given the seeds under "Excavation" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Matriarchal Society  |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      Then "Data" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-125
  Rule: A dilemma without conditions stops nobody unless it says so

    @part=silent
    Example: a member is killed, and the other one goes on
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Data" and "Worf"
      Then "Worf" is now in Alice's discard pile
      And "Data" is still not stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    @part=says-so
    Example: a child without conditions asks for help, and who gives it is stopped
      Given Bob has:
        | card     | where              |
        | Sarjenka | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "help her"
      Then "Data" and "Worf" are now stopped
      And Alice now has 5 points
      And "Sarjenka" is now in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-08
  Rule: An Away Team that fails the conditions is stopped

    Example: the attempt ends, and the dilemma waits for the next one
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      And "Worf" is aboard "U.S.S. Enterprise"
      When Alice attempts "Excavation"
      Then "Data" and "Vash" are now stopped
      And "Matriarchal Society" is still under "Excavation"
      And "Excavation" is still not completed
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-09
  Rule: A crew that fails the conditions is stopped with its ship

    Example: a failing crew stops its ship and not the Away Team elsewhere
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Alice has:
        | card            | where                      |
        | Geordi La Forge | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise", "Deanna Troi" and "Geordi La Forge" are now stopped
      And "Data" and "Worf" are still not stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-11
  Rule: A dilemma that lets the mission continue stops nobody by rule when its conditions are failed

    Example: two are stopped by the dilemma's own words, and the third completes the mission
      Given "Deanna Troi" is on "Excavation"
      And "Data" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Garanian Bolites | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" and "Deanna Troi" from "Worf", "Deanna Troi" and "Vash"
      Then "Worf" and "Deanna Troi" are now stopped
      And "Vash" is still not stopped
      And "Excavation" is now completed
      And Alice now has 25 points
      And "Garanian Bolites" is now in Bob's discard pile
      And nothing else has changed

    Example: it is so of one that she seeded herself
      Given these made-up cards:
        | card | type      | affiliations | cunning |
        | Ann  | personnel | Federation   | 5       |
        | Bea  | personnel | Federation   | 5       |
        | Cay  | personnel | Federation   | 5       |
      And the spaceline:
        | mission    |
        | Evacuation |
      And Alice has:
        | card             | where              |
        | Ann              | on "Evacuation"    |
        | Bea              | on "Evacuation"    |
        | Cay              | on "Evacuation"    |
        | Garanian Bolites | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Ann" and "Bea" from "Ann", "Bea" and "Cay"
      Then "Ann" and "Bea" are now stopped
      And "Cay" is still not stopped
      And "Garanian Bolites" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-08
  Rule: When one of the two groups at a dual-icon mission is stopped, the other is stopped as well

    Background:
      Given these made-up cards:
        | card          | type    | kind | attempted by | points | requires    |
        | Orbital Ruins | mission | dual | Federation   | 40     | ENGINEER x2 |

    @part=away-team
    Example: the crew in orbit is stopped with the Away Team that fails a planet dilemma
      Given the spaceline:
        | mission       |
        | Orbital Ruins |
      And "U.S.S. Enterprise" is at "Orbital Ruins"
      And "Data" and "Worf" are on "Orbital Ruins"
      And Bob has:
        | card                | where                 |
        | Matriarchal Society | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Data" and "Worf" are now stopped
      And "U.S.S. Enterprise" and "Deanna Troi" are now stopped
      And nothing else has changed

    @part=crew
    Example: the Away Team and its equipment are stopped with the crew that fails
      Given the spaceline:
        | mission       |
        | Orbital Ruins |
      And "U.S.S. Enterprise" is at "Orbital Ruins"
      And "Data" and "Worf" are on "Orbital Ruins"
      And Alice has:
        | card      | where              |
        | Tricorder | on "Orbital Ruins" |
      And Bob has:
        | card             | where                 |
        | Ancient Computer | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "U.S.S. Enterprise" and "Deanna Troi" are now stopped
      And "Data", "Worf" and "Tricorder" are now stopped
      And nothing else has changed

  @ruling=1eS-stopped-02
  Rule: A battle stops all cards that take part in it

    Example: attacker and defender are stopped, ships and crews
      Given Alice has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Klag         | aboard "I.K.S. Buruk" |
      And Bob has:
        | card         | where             |
        | Runabout     | at "Excavation"   |
        | Jenna D'Sora | aboard "Runabout" |
      When Alice attacks "Runabout" with "I.K.S. Buruk"
      And Bob chooses none
      Then "I.K.S. Buruk", "Klag", "Runabout" and "Jenna D'Sora" are now stopped
      And "Runabout" is now damaged
      And "Data", "Worf" and "U.S.S. Enterprise" are still not stopped
      And nothing else has changed

    @frame=many
    Example: Kurn, who came aboard the target to fight its crew, is none of those who are fired at
      Given Alice has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Klag         | aboard "I.K.S. Buruk" |
        | Kurn         | aboard "Runabout"     |
      And Bob has:
        | card         | where             |
        | Runabout     | at "Excavation"   |
        | Jenna D'Sora | aboard "Runabout" |
      When Alice attacks "Runabout" with "I.K.S. Buruk"
      And Bob chooses none
      Then "Kurn" is still not stopped
      And "Jenna D'Sora" is now stopped

    Example: the equipment of those who fight is stopped with them
      Given Alice has:
        | card      | where           |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Data" and "Worf" with "Klag"
      Then "Data", "Worf" and "Tricorder" are now stopped
      And "Klag" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-03
  Rule: Personnel that carry a tribble become stopped when they drop it

    Example: the one who carries a tribble from the outpost to the docked ship is stopped there
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | 1 Tribble - Go     | aboard "Federation Outpost"    |
        | Guinan             | aboard "Federation Outpost"    |
        | Kareel Odan        | aboard "Federation Outpost"    |
      When Alice walks "Guinan" and "1 Tribble - Go" aboard "Runabout"
      Then "Guinan" and "1 Tribble - Go" are now aboard "Runabout"
      And "Guinan" is now stopped
      And nothing else has changed

    Example: the one who walks without a tribble is not stopped
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | 1 Tribble - Go     | aboard "Federation Outpost"    |
        | Guinan             | aboard "Federation Outpost"    |
        | Kareel Odan        | aboard "Federation Outpost"    |
      When Alice walks "Guinan" aboard "Runabout"
      And Alice walks "Kareel Odan" and "1 Tribble - Go" aboard "Runabout"
      Then "Guinan" is still not stopped
      And "Kareel Odan" is now stopped
      And "1 Tribble - Go" is now aboard "Runabout"
      And "Guinan" is still aboard "Runabout"
      And "Kareel Odan" is now aboard "Runabout"
      And nothing else has changed

  @ruling=1eS-stopped-04
  Rule: Personnel that beam a tribble become stopped

    Example: the one who beams a tribble up is stopped, and the one beside him is not
      Given "Worf" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card           | where           |
        | 1 Tribble - Go | on "Excavation" |
      When Alice beams "1 Tribble - Go" aboard "U.S.S. Enterprise" with "Worf"
      Then "1 Tribble - Go" is now aboard "U.S.S. Enterprise"
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=1eS-stopped-05
  Rule: A card may stop personnel or ships in so many words

    @part=personnel
    Example: an Away Team that helps a child is stopped
      Given Bob has:
        | card     | where              |
        | Sarjenka | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "help her"
      Then "Data" and "Worf" are now stopped
      And Alice now has 5 points
      And "Sarjenka" is now in Alice's point area
      And nothing else has changed

    @part=ship
    Example: a ship is stopped by an interrupt
      Given Alice has:
        | card                                | where   |
        | What Does God Need With a Starship? | in hand |
      And Bob has:
        | card         | where           |
        | I.K.S. Buruk | at "Excavation" |
      When Alice plays "What Does God Need With a Starship?"
      And Bob chooses the word "stop or unstop a ship"
      And Alice chooses "I.K.S. Buruk"
      And Alice chooses the word "stop"
      Then "I.K.S. Buruk" is now stopped
      And "What Does God Need With a Starship?" is now in Alice's discard pile
      And nothing else has changed

    @part=personnel
    Example: a romance stops a couple, and nothing that their team has along
      Given "Deanna Troi" is on "Excavation"
      And Alice has:
        | card      | where           |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Data" and "Worf"
      Then "Worf" and "Deanna Troi" are now stopped
      And "Data" and "Tricorder" are still not stopped
      And "Parallel Romance" is now on "Excavation"
      And nothing else has changed

    @part=personnel
    Example: who has none of Data's numbers is stopped, and nothing else that the team has along
      Given Alice has:
        | card      | where           |
        | Calloway  | on "Excavation" |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data" from "Data", "Worf" and "Calloway"
      Then "Calloway" is now stopped
      And "Data", "Worf" and "Tricorder" are still not stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dna-clues-02
  Rule: Whoever meets DNA Clues chooses between going on and stopping, where stopping is possible

    @part=stop
    Example: the team with Exobiology has the choice, and stops
      Given Bob has:
        | card      | where              |
        | DNA Clues | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop" from the word "stop" and the word "continue"
      Then "Data" and "Worf" are now stopped
      And "DNA Clues" is now on "Excavation"
      And nothing else has changed

    Example: the equipment of the team is stopped with it
      Given Alice has:
        | card      | where           |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card      | where              |
        | DNA Clues | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      Then "Data", "Worf" and "Tricorder" are now stopped
      And "DNA Clues" is now on "Excavation"
      And nothing else has changed

    @part=impossible
    Example: the team without Exobiology has no choice and goes on
      Given "Data" is aboard "U.S.S. Enterprise"
      And Bob has:
        | card      | where              |
        | DNA Clues | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is still not stopped
      And "DNA Clues" is now on "Excavation"
      And nothing else has changed

    @part=continue
    Example: the team with Exobiology has the choice, and goes on
      Given Bob has:
        | card      | where              |
        | DNA Clues | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue" from the word "stop" and the word "continue"
      Then "Data" and "Worf" are still not stopped
      And "DNA Clues" is now on "Excavation"
      And nothing else has changed

  @ruling=1eS-spot-03
  Rule: Spot comes back to life stopped

    Example: the cat is killed, stays where she was, and is stopped
      Given Alice has:
        | card | where           |
        | Spot | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Spot"
      Then "Spot" has been killed
      And "Spot" is still on "Excavation"
      And "Spot" is now stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-38
  Rule: Failing to complete the mission after its dilemmas stops nobody

    @part=away-team
    Example: a team without the skills for the mission is free to do something else
      When Alice attempts "Excavation"
      Then "Excavation" is still not completed
      And "Data" and "Worf" are still not stopped
      And these are legal:
        | action                                        |
        | Alice beams "Data" aboard "U.S.S. Enterprise" |
      And nothing else has changed

    @part=crew
    Example: a crew without the skills for the mission is free to do something else
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Explore Black Cluster" is still not completed
      And "U.S.S. Enterprise" and "Deanna Troi" are still not stopped
      And these are legal:
        | action                                      |
        | Alice beams "Deanna Troi" aboard "Runabout" |
      And nothing else has changed

  @ruling=1eS-stopped-39
  Rule: A ship that has used up its RANGE is not stopped by that

    Example: the last of the RANGE brings a ship to a mission, and its crew beams down
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card            | where                      | state             |
        | Runabout        | at "Explore Black Cluster" | left with RANGE 3 |
        | Geordi La Forge | aboard "Runabout"          |                   |
      When Alice moves "Runabout" to "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Runabout" is now left with RANGE 0
      And "Runabout" and "Geordi La Forge" are still not stopped
      And these are legal:
        | action                                        |
        | Alice beams "Geordi La Forge" to "Excavation" |
      And nothing else has changed

  @ruling=1eS-stopped-40
  Rule: The player's cards aboard a stopped ship are stopped too

    Example: the crew of a stopped ship may not beam down
      Given "U.S.S. Enterprise" is stopped
      Then these are illegal:
        | action                                    |
        | Alice beams "Deanna Troi" to "Excavation" |
      And "Deanna Troi" is still stopped

    Example: the crew of a ship that is not stopped may beam down
      Given "Worf" is stopped
      Then these are legal:
        | action                                    |
        | Alice beams "Deanna Troi" to "Excavation" |
      And "Deanna Troi" is still not stopped

    Example: the opponent's personnel aboard a stopped ship is not stopped
      Given Alice has:
        | card    | where           | state   |
        | Haakona | at "Excavation"  | stopped |
        | Tomalak | aboard "Haakona" |         |
      And Bob has:
        | card | where            |
        | Klag | aboard "Haakona" |
      When Alice beams "Tomalak" to "Excavation"
      Then that is illegal
      And "Klag" is still not stopped
      And "Tomalak" is still not disabled

    Scenario Outline: the ship is <state>, and to beam the equipment aboard it down is <verdict>
      Given "U.S.S. Enterprise" is <state>
      And Alice has:
        | card      | where                      |
        | Tricorder | aboard "U.S.S. Enterprise" |
      When Alice beams "Tricorder" to "Excavation"
      Then that is <verdict>

      Examples: Stopped, and not
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  @ruling=1eS-subspace-warp-rift-01
  Rule: A ship that halts at a Subspace Warp Rift is not stopped

    @part=mission
    Example: the ship that halts there attempts the mission
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Tarchannen Study      |
      And Alice has:
        | card            | where                 |
        | Runabout        | at "Tarchannen Study" |
        | Geordi La Forge | aboard "Runabout"     |
      And Bob has:
        | card               | where                      |
        | Subspace Warp Rift | on "Explore Black Cluster" |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And "Runabout" is still not stopped
      And these are legal:
        | action                                                 |
        | Alice attempts "Explore Black Cluster" from "Runabout" |
      And nothing else has changed

    @part=battle
    Example: the ship that halts there attacks
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Tarchannen Study      |
      And Alice has:
        | card         | where                 |
        | I.K.S. Buruk | at "Tarchannen Study" |
        | Kurn         | aboard "I.K.S. Buruk" |
        | Klag         | aboard "I.K.S. Buruk" |
      And Bob has:
        | card               | where                      |
        | Subspace Warp Rift | on "Explore Black Cluster" |
        | Haakona            | at "Explore Black Cluster" |
        | Taris              | aboard "Haakona"           |
      When Alice moves "I.K.S. Buruk" to "Explore Black Cluster"
      Then "I.K.S. Buruk" is now at "Explore Black Cluster"
      And these are legal:
        | action                                      |
        | Alice attacks "Haakona" with "I.K.S. Buruk" |
      And nothing else has changed
