Feature: What nullifies a dilemma
  A nullified dilemma is discarded before it has any effect.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
      | Excavation            |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Explore Black Cluster" |
      | Data              | aboard "U.S.S. Enterprise" |
      | Worf              | aboard "U.S.S. Enterprise" |

  @ruling=1eD-dilemma-resolution-37
  Rule: Only those who make the attempt nullify a dilemma by being there

    @part=crew
    Example: an ENGINEER aboard another ship at the location is of no use
      Given Alice has:
        | card             | where                      |
        | Linda Larson     | aboard "U.S.S. Enterprise" |
        | Runabout         | at "Explore Black Cluster" |
        | Reginald Barclay | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Birth of 'Junior'" is now on "U.S.S. Enterprise"
      And "Birth of 'Junior'" has not been nullified
      And nothing else has changed

    Scenario Outline: the crew alone meets the puzzle that she seeded, two engineers are <where>, and it <is>
      Given the spaceline:
        | mission          |
        | Tarchannen Study |
      And Alice has:
        | card             | where                    |
        | U.S.S. Hood      | at "Tarchannen Study"    |
        | Calloway         | aboard "U.S.S. Hood"     |
        | Mendon           | on "Tarchannen Study"    |
        | Linda Larson     | <where>                  |
        | Geordi La Forge  | <where>                  |
        | Isolinear Puzzle | under "Tarchannen Study" |
      When Alice attempts "Tarchannen Study"
      Then "Isolinear Puzzle" <is>

      @part=crew
      Examples: On the planet, and aboard
        | where                 | is                     |
        | on "Tarchannen Study" | has not been nullified |
        | aboard "U.S.S. Hood"  | has been nullified     |

    @part=away-team
    Example: a cook aboard the ship in orbit smells nothing for the Away Team
      Given these made-up cards:
        | card | type      | affiliations | keywords |
        | Cook | personnel | Federation   | Cook     |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Cook     | aboard "Runabout" |
        | Calloway | on "Excavation"   |
        | Guinan   | on "Excavation"   |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Guinan" from "Calloway" and "Guinan"
      Then "Do You Smell Something Burning?" has not been nullified
      And "Guinan" is now stopped
      And "Do You Smell Something Burning?" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-88
  Rule: Skills, a certain personnel or a card that is played may nullify a dilemma

    @part=skills
    Example: skills are there
      Given Alice has:
        | card             | where                      |
        | Linda Larson     | aboard "U.S.S. Enterprise" |
        | Reginald Barclay | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" has been nullified
      And "Birth of 'Junior'" is now in Bob's discard pile
      And nothing else has changed

    @part=personnel
    Example: the personnel named is there
      Given Alice has:
        | card          | where                      |
        | Miles O'Brien | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card | where                         |
        | Pup  | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Pup" has been nullified
      And "Pup" is now in Bob's discard pile
      And nothing else has changed

    @part=card-play
    Example: a card is played
      Given Alice has:
        | card        | where                      |
        | Deanna Troi | aboard "U.S.S. Enterprise" |
        | Plexing     | in hand                    |
      And Bob has:
        | card          | where                         |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Plexing"
      Then "Empathic Echo" has been nullified
      And "Deanna Troi" is still aboard "U.S.S. Enterprise"
      And "Deanna Troi" is still not stopped

    @part=attributes
    Example: their attributes are there, and more than 150 in all
      Given these made-up cards:
        | card       | type      | affiliations | integrity | cunning | strength |
        | Great Sage | personnel | Federation   | 50        | 5       | 50       |
      And Alice has:
        | card       | where                      |
        | Great Sage | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card    | where                         |
        | Dal'Rok | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Dal'Rok" has been nullified
      And "Dal'Rok" is now in Bob's discard pile
      And nothing else has changed

    @part=equipment
    Example: a piece of equipment is there
      Given Alice has:
        | card         | where           |
        | Linda Larson | on "Excavation" |
        | Tricorder    | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Rattle of the Reeds | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Rattle of the Reeds" has been nullified
      And "Rattle of the Reeds" is now in Bob's discard pile
      And nothing else has changed

    @part=action
    Example: a card is discarded from hand
      Given Alice has:
        | card                | where           |
        | Deanna Troi         | on "Excavation" |
        | Recruit Mercenaries | in hand         |
      And Bob has:
        | card               | where              |
        | Dangerous Liaisons | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Recruit Mercenaries" from "Recruit Mercenaries" and none
      Then "Dangerous Liaisons" has been nullified
      And "Dangerous Liaisons" is now in Bob's discard pile
      And "Recruit Mercenaries" is now in Alice's discard pile
      And nothing else has changed

    @part=characteristics
    Example: a cook is there
      Given Alice has:
        | card             | where           |
        | William T. Riker | on "Excavation" |
        | Linda Larson     | on "Excavation" |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Do You Smell Something Burning?" has been nullified
      And "Do You Smell Something Burning?" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-89
  Rule: Another card that says so nullifies a dilemma

    @question=place-of-nullifying
    Example: an interphase scanner sees the creatures off
      Given Alice has:
        | card         | where                      |
        | I.P. Scanner | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                         | where                         |
        | Interphasic Plasma Creatures | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Interphasic Plasma Creatures" has been nullified
      And "Interphasic Plasma Creatures" is now in Bob's discard pile
      And nothing else has changed

    @reading=place-of-nullifying/fourth
    Example: the creatures come before the interphase scanner is looked for
      Given Alice has:
        | card         | where                      |
        | I.P. Scanner | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                         | where                         |
        | Interphasic Plasma Creatures | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Interphasic Plasma Creatures" has not been nullified

  @ruling=1eD-dilemma-resolution-90
  Rule: What gets past a dilemma or cures it does not nullify it

    @part=cures
    Example: what cures it is there, and one is killed before
      Given Alice has:
        | card             | where                      |
        | Albert Einstein  | aboard "U.S.S. Enterprise" |
        | Sir Isaac Newton | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Data"
      Then "Data" has been killed
      And "Nagilum: Test Subjects" has not been nullified
      And "Nagilum: Test Subjects" is now in Bob's discard pile
      And "Data" is now in Alice's discard pile
      And nothing else has changed

    @part=conditions
    Example: the rich team gets past the Chalnoth, which is no way of nullifying it, and scores
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Excavation" |
        | Sito Jaxa | on "Excavation" |
        | Suna      | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chalnoth" has been overcome
      And "Chalnoth" has not been nullified
      And "Chalnoth" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

    @part=conditions
    Example: SECURITY and MEDICAL get the team past the archer, and do not nullify him
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Excavation" |
        | Calloway  | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Archer" has been overcome
      And "Archer" has not been nullified
      And "Archer" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-91
  Rule: A dilemma may be nullified when it is met, before it has any effect

    Example: nobody hears the echo
      Given Alice has:
        | card        | where                      |
        | Deanna Troi | aboard "U.S.S. Enterprise" |
        | Plexing     | in hand                    |
      And Bob has:
        | card          | where                         |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Plexing"
      Then that is legal
      And "Plexing" and "Empathic Echo" have been discarded
      And "Deanna Troi" is still aboard "U.S.S. Enterprise"

  @ruling=1eD-dilemma-resolution-92
  Rule: A dilemma whose nullifier is present has no effect at all

    Example: Shelby is there, and no drone beams in
      Given Alice has:
        | card   | where                      |
        | Shelby | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Borg Cube          | at "Explore Black Cluster"    |
        | Guard Drone        | in draw deck                  |
      When Alice attempts "Explore Black Cluster"
      Then "Undetected Beam-In" has been nullified
      And "Undetected Beam-In" is now in Bob's discard pile
      And nothing else has changed

    Example: an animal smells what she seeded herself, and nobody is stopped
      Given these made-up cards:
        | card | type      | affiliations | classification |
        | Dog  | personnel | Federation   | ANIMAL         |
      And Alice has:
        | card                            | where              |
        | Mendon                          | on "Excavation"    |
        | Dog                             | on "Excavation"    |
        | Do You Smell Something Burning? | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Do You Smell Something Burning?" has been nullified
      And "Do You Smell Something Burning?" is now in Alice's discard pile
      And nothing else has changed

    @frame=many
    Example: Junior is gone before friendly fire kills one of the three ENGINEER
      Given Alice has:
        | card             | where                      |
        | Runabout         | at "Explore Black Cluster" |
        | Linda Larson     | aboard "Runabout"          |
        | Reginald Barclay | aboard "Runabout"          |
        | Taurik           | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
        | Friendly Fire     | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      And chance chooses "Taurik" from "Linda Larson", "Reginald Barclay" and "Taurik"
      Then "Birth of 'Junior'" is now in Bob's discard pile

  @ruling=1eD-dilemma-resolution-93
  Rule: A dilemma against which a nullifying card is played has no effect at all

    Example: the empath lives, and the team is not stopped
      Given Alice has:
        | card        | where                      |
        | Deanna Troi | aboard "U.S.S. Enterprise" |
        | Plexing     | in hand                    |
      And Bob has:
        | card          | where                         |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Plexing"
      Then "Empathic Echo" has been nullified
      And "Empathic Echo" is now in Bob's discard pile
      And "Plexing" is now in Alice's discard pile
      And nothing else has changed

    Example: Bob takes back what would have abducted the cleverest
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Alien Abduction     | under "Excavation" |
        | Disrupted Continuum | on the table       |
      When Alice attempts "Excavation"
      And Bob responds with "Disrupted Continuum"
      Then "Alien Abduction" has been nullified
      And "Alien Abduction" and "Disrupted Continuum" are now in Bob's discard pile
      And nothing else has changed

    Example: Bob takes back what would have made some of them ill
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Mendon   | on "Excavation" |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Excavation" |
        | Disrupted Continuum             | on the table       |
      When Alice attempts "Excavation"
      And Bob responds with "Disrupted Continuum"
      Then "Do You Smell Something Burning?" has been nullified
      And "Do You Smell Something Burning?" and "Disrupted Continuum" are now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-94
  Rule: A dilemma that lasts is nullified later when its nullifier comes

    @part=ship
    Example: an ENGINEER beams aboard the ship that the puzzle slows down
      Given Alice has:
        | card            | where                      |
        | Runabout        | at "Explore Black Cluster" |
        | Geordi La Forge | aboard "Runabout"          |
      And Bob has:
        | card             | where                  |
        | Isolinear Puzzle | on "U.S.S. Enterprise" |
      When Alice beams "Geordi La Forge" aboard "U.S.S. Enterprise"
      Then "Isolinear Puzzle" has been nullified
      And "Isolinear Puzzle" is now in Bob's discard pile
      And the RANGE of "U.S.S. Enterprise" is 9
      And "Geordi La Forge" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

    @part=personnel
    Example: a clever biologist joins the one who was framed, and clears his name
      Given Alice has:
        | card          | where                      |
        | Runabout      | at "Explore Black Cluster" |
        | Julian Bashir | aboard "Runabout"          |
      And Bob has:
        | card              | where     |
        | Framed for Murder | on "Worf" |
      When Alice beams "Julian Bashir" aboard "U.S.S. Enterprise"
      Then "Framed for Murder" has been nullified
      And "Framed for Murder" is now in Bob's discard pile
      And "Julian Bashir" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

    @part=in-play
    Example: a sage joins those whom the Dal'Rok on the mission threatens
      Given these made-up cards:
        | card       | type      | affiliations | integrity | cunning | strength |
        | Great Sage | personnel | Federation   | 50        | 5       | 50       |
      And Alice has:
        | card       | where                      |
        | Runabout   | at "Explore Black Cluster" |
        | Great Sage | aboard "Runabout"          |
      And Bob has:
        | card    | where                      |
        | Dal'Rok | on "Explore Black Cluster" |
      When Alice beams "Great Sage" aboard "U.S.S. Enterprise"
      Then "Dal'Rok" has been nullified
      And "Dal'Rok" is now in Bob's discard pile
      And "Great Sage" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

    @part=ship
    Example: the third ENGINEER beams aboard the ship on which Junior lies
      Given Alice has:
        | card             | where                      |
        | Runabout         | at "Explore Black Cluster" |
        | Linda Larson     | aboard "U.S.S. Enterprise" |
        | Reginald Barclay | aboard "Runabout"          |
      And Bob has:
        | card              | where                  |
        | Birth of 'Junior' | on "U.S.S. Enterprise" |
      When Alice beams "Reginald Barclay" aboard "U.S.S. Enterprise"
      Then "Birth of 'Junior'" has been nullified
      And "Birth of 'Junior'" is now in Bob's discard pile
      And "Reginald Barclay" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-95
  Rule: A countdown ends a dilemma after so many turns of the player who seeded it

    Example: the last of Bob's turns ends it, and Alice's do not count
      Given Bob has:
        | card             | where           | state             |
        | Parallel Romance | on "Excavation" | counted down to 1 |
      When Alice ends the turn
      Then "Parallel Romance" is still on "Excavation"
      When Bob ends the turn
      Then "Parallel Romance" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-97
  Rule: Shelby alone nullifies what asks for her or for four SECURITY

    Example: she does so without any SECURITY
      Given "Worf" is at "Excavation"
      And Alice has:
        | card   | where                      |
        | Shelby | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Borg Cube          | at "Explore Black Cluster"    |
        | Guard Drone        | in draw deck                  |
      When Alice attempts "Explore Black Cluster"
      Then "Undetected Beam-In" has been nullified
      And "Undetected Beam-In" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-98
  Rule: Four SECURITY nullify what asks for Shelby or for them

    Example: four of them are aboard
      Given Alice has:
        | card               | where                         |
        | Boratus            | aboard "U.S.S. Enterprise"    |
        | Ajur               | aboard "U.S.S. Enterprise"    |
        | Suna               | aboard "U.S.S. Enterprise"    |
      And Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Borg Cube          | at "Explore Black Cluster"    |
        | Guard Drone        | in draw deck                  |
      When Alice attempts "Explore Black Cluster"
      Then "Undetected Beam-In" has been nullified
      And "Undetected Beam-In" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-99
  Rule: Three SECURITY do not nullify what asks for four

    Example: the other player fetches a drone
      Given Alice has:
        | card         | where                      |
        | Ajur | aboard "U.S.S. Enterprise" |
        | Suna | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Borg Cube          | at "Explore Black Cluster"    |
        | Guard Drone        | in draw deck                  |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Guard Drone"
      Then "Undetected Beam-In" has not been nullified

    Example: a fourth one does, and the drone stays where it is
      Given Alice has:
        | card      | where                      |
        | Ajur      | aboard "U.S.S. Enterprise" |
        | Suna      | aboard "U.S.S. Enterprise" |
        | Tasha Yar | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Borg Cube          | at "Explore Black Cluster"    |
        | Guard Drone        | in draw deck                  |
      When Alice attempts "Explore Black Cluster"
      Then "Undetected Beam-In" has been nullified
      And "Guard Drone" is still in Bob's draw deck

  @ruling=1eD-dilemma-resolution-100
  Rule: An action may nullify a dilemma, as leaving an infested ship at the outpost does

    Background:
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
      And Bob has:
        | card             | where         |
        | Vole Infestation | on "Runabout" |

    Example: the ship stays empty until the end of the turn
      When Alice ends the turn
      Then "Vole Infestation" has been nullified
      And "Vole Infestation" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-101
  Rule: Playing Plexing discards what Plexing nullifies

    Example: it ends the echo, and the attempt goes on
      Given Alice has:
        | card        | where                      |
        | Deanna Troi | aboard "U.S.S. Enterprise" |
        | Plexing     | in hand                    |
      And the seeds under "Explore Black Cluster" hold in order:
        | card            |
        | Empathic Echo   |
        | Chula: The Dice |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Plexing"
      Then "Empathic Echo" is now in Bob's discard pile
      And "Chula: The Dice" has been overcome
      And "Plexing" is now in Alice's discard pile
      And "Chula: The Dice" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-102
  Rule: Dathon nullifies whatever concerns Tamarians where he is present

    @question=place-of-nullifying
    Example: the walls do not fall before him
      Given Alice has:
        | card   | where                      |
        | Dathon | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                        | where                         |
        | Shaka, When the Walls Fell | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Shaka, When the Walls Fell" has been nullified
      And "Shaka, When the Walls Fell" is now in Bob's discard pile
      And nothing else has changed

    @reading=place-of-nullifying/fourth
    Example: the walls fall before he is looked for
      Given Alice has:
        | card   | where                      |
        | Dathon | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                        | where                         |
        | Shaka, When the Walls Fell | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Shaka, When the Walls Fell" has not been nullified

  @ruling=1eD-dilemma-resolution-123
  Rule: What is nullified has no effect before that, unlike what is cured

    Example: the puzzle never slows the ship down
      Given Alice has:
        | card            | where                      |
        | Geordi La Forge | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Borg Cube          | at "Explore Black Cluster"    |
        | Guard Drone        | in draw deck                  |
        | Isolinear Puzzle   | under "Explore Black Cluster" |
      And Alice has:
        | card   | where                      |
        | Shelby | aboard "U.S.S. Enterprise" |
      When Alice attempts "Explore Black Cluster"
      Then "Undetected Beam-In" and "Isolinear Puzzle" have been nullified
      And "Undetected Beam-In" and "Isolinear Puzzle" are now in Bob's discard pile
      And nothing else has changed
