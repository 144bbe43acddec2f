Feature: How dilemmas are met
  The dilemmas beneath a mission, or beneath Empok Nor, are met one by one in one attempt.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card | where           |
      | Worf | on "Excavation" |

  @ruling=1eD-dilemma-resolution-01
  Rule: The dilemmas seeded under a mission are met by whoever attempts it

    Example: Armus is met and kills
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Armus - Skin of Evil" has been encountered
      And "Worf" has been killed

  @ruling=1eD-dilemma-resolution-02
  Rule: The dilemmas seeded under Empok Nor are met by whoever commandeers it

    Example: friendly fire meets those who come to take the station
      Given Bob has:
        | card          | where             |
        | Empok Nor     | at "Excavation"   |
        | Friendly Fire | under "Empok Nor" |
      And Alice has:
        | card | where              |
        | Data | aboard "Empok Nor" |
      When Alice commandeers "Empok Nor"
      Then "Friendly Fire" has been encountered
      And "Data" has been killed
      And "Empok Nor" is still controlled by Bob

  @ruling=1eD-dilemma-resolution-03
  Rule: A dilemma of Q that was seeded under a mission is met like any other

    @part=itself
    Example: hide and seek is played with the Away Team
      Given Alice has:
        | card         | where           |
        | Linda Larson | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Hide and Seek | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Linda Larson" from "Worf", "Linda Larson" and "Hide and Seek"
      Then "Hide and Seek" has been encountered
      And "Linda Larson" is now stopped
      And "Worf" is still not stopped
      And "Hide and Seek" is now in Bob's discard pile
      And nothing else has changed

    @part=beware-of-q
    Example: what Beware of Q let Bob seed is met there, too
      Given Bob has:
        | card           | where              |
        | Beware of Q    | on the table       |
        | Fightin' Words | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Fightin' Words" has been encountered
      And "Fightin' Words" is now on the table
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-05
  Rule: To commandeer or to scout is to make an attempt, as far as dilemmas are concerned

    @part=scouting
    Example: a drone that comes to scout runs into a mine
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Explore Black Cluster" |
        | Borg Sphere       | at "Explore Black Cluster" |                                   |
        | Survey Drone      | aboard "Borg Sphere"       |                                   |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then "Gravitic Mine" has been encountered
      And "Borg Sphere" is now damaged
      And "Borg Sphere" and "Survey Drone" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

    @part=commandeering
    Example: whoever comes to take the station is shot at
      Given Bob has:
        | card          | where             |
        | Empok Nor     | at "Excavation"   |
        | Friendly Fire | under "Empok Nor" |
      And Alice has:
        | card | where              |
        | Data | aboard "Empok Nor" |
      When Alice commandeers "Empok Nor"
      Then "Friendly Fire" has been encountered
      And "Data" has been killed

  @ruling=1eD-dilemma-resolution-08
  Rule: Dilemmas are met one by one

    Example: a game of dice ends the attempt, and Alice does not learn what lies behind it
      Given the seeds under "Excavation" hold in order:
        | card                   |
        | Chula: The Dice       |
        | Armus - Skin of Evil   |
      When Alice attempts "Excavation"
      Then "Armus - Skin of Evil" has not been encountered
      And Alice does not see "Armus - Skin of Evil"
      And "Worf" is now stopped
      And nothing else has changed

    Example: it is so at a mission of the opponent's
      Given the spaceline:
        | mission    | seeded by |
        | Evacuation | Bob       |
      And Alice has:
        | card | where           |
        | Data | on "Evacuation" |
      And the seeds under "Evacuation" hold in order:
        | card                 |
        | Matriarchal Society  |
        | Armus - Skin of Evil |
      When Alice attempts "Evacuation"
      Then "Armus - Skin of Evil" has not been encountered
      And Alice does not see "Armus - Skin of Evil"
      And "Data" is now stopped
      And nothing else has changed

    Example: it is so under a station
      Given Bob has:
        | card      | where           |
        | Empok Nor | at "Excavation" |
      And Alice has:
        | card     | where              |
        | Data     | aboard "Empok Nor" |
        | Calloway | aboard "Empok Nor" |
      And the seeds under "Empok Nor" hold in order:
        | card               |
        | Friendly Fire      |
        | Voices in the Dark |
      When Alice commandeers "Empok Nor"
      And chance chooses "Data" from "Data" and "Calloway"
      Then "Friendly Fire" has been encountered
      And "Voices in the Dark" has not been encountered
      And Alice does not see "Voices in the Dark"

  @ruling=1eD-dilemma-resolution-10
  Rule: The bottom seed card is met next

    Example: the dice at the bottom are met, and Armus is not
      Given the seeds under "Excavation" hold in order:
        | card                 |
        | Chula: The Dice     |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      Then "Chula: The Dice" has been encountered
      And "Armus - Skin of Evil" has not been encountered
      And "Worf" is now stopped
      And nothing else has changed

    Example: the door at the bottom is met, and Armus is not
      Given the seeds under "Excavation" hold in order:
        | card                 |
        | Impassable Door      |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      Then "Impassable Door" has been encountered
      And "Armus - Skin of Evil" has not been encountered
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-183
  Rule: Those who attempt a mission meet what lies under that one

    Example: the dice under it are met, and Armus under another mission is not
      Given the spaceline:
        | mission        |
        | Avert Disaster |
      And Bob has:
        | card                 | where                  |
        | Chula: The Dice      | under "Excavation"     |
        | Armus - Skin of Evil | under "Avert Disaster" |
      When Alice attempts "Excavation"
      Then "Chula: The Dice" has been encountered
      And "Armus - Skin of Evil" has not been encountered
      And "Worf" is now stopped
      And nothing else has changed

    Example: so it is at a mission that Bob seeded
      Given the spaceline:
        | mission        | seeded by |
        | Avert Disaster |           |
        | Evacuation     | Bob       |
      And Alice has:
        | card | where           |
        | Data | on "Evacuation" |
      And Bob has:
        | card                 | where                  |
        | Matriarchal Society  | under "Evacuation"     |
        | Armus - Skin of Evil | under "Avert Disaster" |
      When Alice attempts "Evacuation"
      Then "Matriarchal Society" has been encountered
      And "Armus - Skin of Evil" has not been encountered

  @ruling=1eD-dilemma-01
  Rule: A dilemma is hidden beneath a mission until somebody attempts it

    Example: Alice does not see what lies there, and meets it
      Given Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      Then Alice does not see "Impassable Door"
      When Alice attempts "Excavation"
      Then "Impassable Door" has been encountered
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-02
  Rule: Dilemmas are seeded in the dilemma phase

    Background:
      Given Alice has:
        | card             | where      |
        | Chula: The Dice | in seed cards |

    Example: in the facility phase none is seeded
      Given it is the facility phase
      When Alice seeds "Chula: The Dice" under "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: in the dilemma phase one is
      Given it is the dilemma phase
      When Alice seeds "Chula: The Dice" under "Excavation"
      Then "Chula: The Dice" is now under "Excavation"
      And nothing else has changed

  @ruling=1eD-dilemma-05
  Rule: The next dilemma is revealed when the one before is done with

    @part=mission-attempt
    Example: Armus has killed somebody before the next dilemma looks at those who are left
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Impassable Door      |
        | Archer               |
      When Alice attempts "Excavation"
      And chance chooses "Data" from "Worf" and "Data"
      Then "Impassable Door" has not been overcome
      And Alice does not see "Archer"

    @part=scouting-attempt
    Example: scouts meet the next one only when the one before is done with
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Explore Black Cluster" |
        | Borg Sphere       | at "Explore Black Cluster" |                                   |
        | Survey Drone      | aboard "Borg Sphere"       |                                   |
        | Six of Eleven     | aboard "Borg Sphere"       |                                   |
      And the seeds under "Explore Black Cluster" hold in order:
        | card                   |
        | Nagilum: Test Subjects |
        | Ancient Computer       |
        | Ooby Dooby             |
      When Alice scouts "Explore Black Cluster"
      And chance chooses "Survey Drone" from "Survey Drone" and "Six of Eleven"
      Then "Survey Drone" has been killed
      And "Ancient Computer" has not been overcome
      And Alice does not see "Ooby Dooby"
      And "Nagilum: Test Subjects" is now on "Borg Sphere"
      And "Nagilum: Test Subjects" is now counted down to 3
      And "Survey Drone" is now in Alice's discard pile
      And "Borg Sphere" and "Six of Eleven" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-06
  Rule: A dilemma may ask for something, and do harm where it is not there

    @part=to-overcome
    Example: a mine damages the ship of a crew that lacks what it asks for
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Data              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now damaged
      And "Data" is now stopped
      And "U.S.S. Enterprise" is now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

    @part=to-cure
    Example: two scientists and a diplomat cure what has killed one of them
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Albert Einstein   | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton  | aboard "U.S.S. Enterprise" |
        | Kareel Odan       | aboard "U.S.S. Enterprise" |
        | Mot the Barber    | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Mot the Barber"
      Then "Mot the Barber" has been killed
      And "Nagilum: Test Subjects" is now in Bob's discard pile
      And "Mot the Barber" is now in Alice's discard pile
      And nothing else has changed

    @part=to-nullify
    Example: a cook nullifies what would have made his team sick
      Given Alice has:
        | card             | where           |
        | William T. Riker | on "Excavation" |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Do You Smell Something Burning?" has been nullified
      And "Do You Smell Something Burning?" is now in Bob's discard pile
      And nothing else has changed

    @part=whom-it-affects
    Example: a song stops the musician, and not the Klingon
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Ooby Dooby | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" is now stopped
      And "Worf" is still not stopped
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

    @part=to-overcome
    Example: the archer kills one of a team that lacks what he asks for
      Given Alice has:
        | card         | where           |
        | Linda Larson | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Linda Larson" is now stopped
      And "Archer" is now in Bob's discard pile
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

    @part=whom-it-affects
    Example: the organism takes a woman, and not the Klingon, who is worth more
      Given Alice has:
        | card         | where           |
        | Linda Larson | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Linda Larson" is now in Alice's discard pile
      And "Worf" is now stopped
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-07
  Rule: Whoever overcomes a dilemma scores its points

    Example: three officers score for the Chalnoth
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Excavation" |
        | Sito Jaxa | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chalnoth" has been overcome
      And Alice now has 5 points
      And "Chalnoth" is now in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-03
  Rule: A dilemma is of one of three kinds

    Background:
      Given these locations:
        | location         | seeded by | quadrant | span |
        | Tarchannen Study | Alice     | Alpha    | 2    |
      And Alice has:
        | card      | where                 |
        | Runabout  | at "Tarchannen Study" |
        | Data      | aboard "Runabout"     |
        | Sito Jaxa | on "Tarchannen Study" |

    @part=planet
    Example: a planet dilemma is for the Away Team
      Given Bob has:
        | card                 | where                    |
        | Armus - Skin of Evil | under "Tarchannen Study" |
      When Alice attempts "Tarchannen Study"
      Then "Sito Jaxa" has been killed
      And "Data" is still aboard "Runabout"

    @part=space
    Example: a space dilemma is for the crew
      Given Bob has:
        | card          | where                    |
        | Gravitic Mine | under "Tarchannen Study" |
      When Alice attempts "Tarchannen Study"
      Then "Runabout" is now damaged
      And "Runabout", "Data" and "Sito Jaxa" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

    @part=either
    Example: a space and planet dilemma is for either
      Given Bob has:
        | card            | where                    |
        | Chula: The Dice | under "Tarchannen Study" |
      When Alice attempts "Tarchannen Study"
      And Alice chooses the word "Away Team"
      Then "Sito Jaxa" is now stopped
      And "Runabout" and "Data" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-03
  Rule: At a mission on a planet and in space a dilemma's kind tells whom it is for

    Background:
      Given these made-up cards:
        | card         | type    | kind | attempted by | requires |
        | Quiet System | mission | dual | Federation   | Greed x3 |
      And the spaceline:
        | mission      |
        | Quiet System |

    @part=planet
    Example: Armus kills the one on the planet, and is none of the crew's business
      Given Alice has:
        | card           | where                  |
        | U.S.S. Nebula  | at "Quiet System"      |
        | Linda Larson   | aboard "U.S.S. Nebula" |
        | Mot the Barber | on "Quiet System"      |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet System" |
      When Alice attempts "Quiet System"
      Then "Mot the Barber" has been killed
      And "Linda Larson" is still aboard "U.S.S. Nebula"

    @part=space
    Example: those on the planet who know computers do not help the crew with the old one
      Given Alice has:
        | card             | where                  |
        | U.S.S. Nebula    | at "Quiet System"      |
        | Linda Larson     | aboard "U.S.S. Nebula" |
        | Geordi La Forge  | on "Quiet System"      |
        | Reginald Barclay | on "Quiet System"      |
      And Bob has:
        | card             | where                |
        | Ancient Computer | under "Quiet System" |
      When Alice attempts "Quiet System"
      Then "Ancient Computer" has been encountered
      And "Ancient Computer" has not been overcome

    @part=either
    Example: Alice sends the Away Team to the Chandra, and the crew has nothing to fear
      Given these made-up cards:
        | card | type      | affiliations | integrity | cunning | strength |
        | Ann  | personnel | Federation   | 5         | 6       | 7        |
        | Bea  | personnel | Federation   | 4         | 8       | 9        |
        | Cay  | personnel | Federation   | 3         | 2       | 1        |
      And Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Quiet System"      |
        | Cay           | aboard "U.S.S. Nebula" |
        | Ann           | on "Quiet System"      |
        | Bea           | on "Quiet System"      |
      And Bob has:
        | card               | where                |
        | Chula: The Chandra | under "Quiet System" |
      When Alice attempts "Quiet System"
      And Alice chooses the word "Away Team"
      And chance chooses "Ann" from "Ann" and "Bea"
      Then "Bea" is now stopped
      And "Ann", "Cay" and "U.S.S. Nebula" are still not stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed
