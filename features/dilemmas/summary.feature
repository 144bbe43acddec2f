Feature: The order in which a dilemma is resolved
  Trigger and targets, conditions, instructions, nullifying and cure, in this order.

  Background:
    Given the spaceline:
      | mission               |
      | Evacuation            |
      | Explore Black Cluster |

  @ruling=1eD-dilemma-resolution-summary-01
  Rule: The trigger is looked at before the conditions

    Example: a man alone could not meet the conditions, and is not asked to
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Evacuation" |
        | Data         | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Anaphasic Organism" is now in Bob's discard pile
      And "Thomas Riker" and "Data" are still not stopped
      And nothing else has changed

    Example: the conditions are looked at before anything is carried out
      Given Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Jadzia Dax  | aboard "U.S.S. Hood"       |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Hood" is still not damaged

  @ruling=1eD-dilemma-resolution-summary-02
  Rule: Without its trigger a dilemma is discarded, and the attempt goes on

    Example: the Klingons are no children of Maman Picard, and meet the computer behind her
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card             | where                         |
        | Maman Picard     | under "Explore Black Cluster" |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Maman Picard" is now in Bob's discard pile
      And "Ancient Computer" has been encountered
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And nothing else has changed

    Example: there is no couple to be rewarded, and the next dilemma is met
      Given these made-up cards:
        | card       | type    | kind   |
        | Quiet Cave | dilemma | planet |
      And Alice has:
        | card        | where           |
        | Deanna Troi | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Reward of the Pair | under "Evacuation" |
        | Quiet Cave         | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Quiet Cave" has been encountered
      And "Reward of the Pair" and "Quiet Cave" are now in Bob's discard pile
      And nothing else has changed

    Example: no Romulan ship is there for the lifeforms, and the next dilemma is met
      Given these made-up cards:
        | card       | type    | kind  |
        | Quiet Void | dilemma | space |
      And Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Jadzia Dax  | aboard "U.S.S. Hood"       |
      And Bob has:
        | card                          | where                         |
        | Quantum Singularity Lifeforms | under "Explore Black Cluster" |
        | Quiet Void                    | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Quiet Void" has been encountered
      And "Quantum Singularity Lifeforms" and "Quiet Void" are now in Bob's discard pile
      And nothing else has changed

    Example: a man alone is none of the organism's business, and comes to the door behind it
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Evacuation" |
        | Impassable Door    | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Anaphasic Organism" is now in Bob's discard pile
      And "Impassable Door" has been encountered
      And "Thomas Riker" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-03
  Rule: Without a target that has what it asks for a dilemma is discarded, and the attempt goes on

    Example: there is no man to run off, and the next dilemma is met
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Evacuation" |
        | Ooby Dooby           | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Male's Love Interest" is now in Bob's discard pile
      And "Ooby Dooby" has been encountered
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-04
  Rule: The conditions are tested against those who face the dilemma

    @frame=open @part=crew
    Example: an android on another ship there is of no help with the computer
      Given Alice has:
        | card              | where                      |
        | I.K.S. K'Vort     | at "Explore Black Cluster" |
        | Klag              | aboard "I.K.S. K'Vort"     |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Data              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "I.K.S. K'Vort"
      Then "Klag" and "I.K.S. K'Vort" are now stopped
      And "Ancient Computer" has not been overcome

    @frame=open @part=away-team
    Example: Bob's android beside Worf opens no door for him, nor does hers in orbit
      Given Alice has:
        | card              | where                      |
        | Worf              | on "Evacuation"            |
        | U.S.S. Enterprise | at "Evacuation"            |
        | Data [hers]       | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card            | where              |
        | Data [his]      | on "Evacuation"    |
        | Impassable Door | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" is now stopped
      And "Impassable Door" has not been overcome

    @frame=open @part=away-team
    Example: an android aboard the ship in orbit opens no door for the Away Team
      Given Alice has:
        | card              | where                      |
        | Worf              | on "Evacuation"            |
        | U.S.S. Enterprise | at "Evacuation"            |
        | Data              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" is now stopped
      And "Impassable Door" has not been overcome

  @ruling=1eD-dilemma-resolution-summary-05
  Rule: When the conditions are met, the instructions are not carried out

    @part=discard-pile
    Example: a scientist who navigates brings the ship past the mine unharmed
      Given Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Jadzia Dax  | aboard "U.S.S. Hood"       |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Gravitic Mine" is now in Bob's discard pile
      And "U.S.S. Hood" is still not damaged
      And nothing else has changed

    @part=point-area
    Example: the Chalnoth, whose box is worth points, is kept
      Given Alice has:
        | card      | where           |
        | Worf      | on "Evacuation" |
        | Tasha Yar | on "Evacuation" |
        | Sito Jaxa | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Chalnoth" is now in Alice's point area
      And "Worf", "Tasha Yar" and "Sito Jaxa" have not been killed
      And Alice now has 5 points
      And nothing else has changed

    @part=discard-pile
    Example: SECURITY and MEDICAL are there, and the archer kills nobody
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Evacuation" |
        | Calloway  | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Archer" is now in Bob's discard pile
      And "Tasha Yar" and "Calloway" are still not stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-06
  Rule: Those who met the conditions must go on

    Example: past the mine the computer waits
      Given Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Jadzia Dax  | aboard "U.S.S. Hood"       |
      And Bob has:
        | card             | where                         |
        | Gravitic Mine    | under "Explore Black Cluster" |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Gravitic Mine" has been overcome
      And "Ancient Computer" has been encountered

    Example: those whom the archer did not harm come to the door
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Evacuation" |
        | Calloway  | on "Evacuation" |
      And Bob has:
        | card            | where              |
        | Archer          | under "Evacuation" |
        | Impassable Door | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Archer" has been overcome
      And "Impassable Door" has been encountered
      And "Tasha Yar" and "Calloway" are now stopped
      And "Archer" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-07
  Rule: When the conditions are not met, the instructions are carried out

    Example: a ship without a scientist is damaged by the mine
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "I.K.S. K'Vort" is now damaged
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

    @frame=unsayable
    Example: three SECURITY do not find a bomb, and it damages the outpost
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Evacuation" |
        | Worf               | on "Evacuation" |
        | Tasha Yar          | on "Evacuation" |
        | Jenna D'Sora       | on "Evacuation" |
      And Bob has:
        | card                | where              |
        | Terrorist Explosion | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Terrorist Explosion" has not been overcome
      And the HULL integrity of "Federation Outpost" is 50
      And "Worf", "Tasha Yar" and "Jenna D'Sora" are now stopped
      And "Terrorist Explosion" is now in Bob's discard pile

  @ruling=1eD-dilemma-resolution-summary-10
  Rule: When the conditions are not met, the attempt ends

    Example: the dilemma behind the mine is not met
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card             | where                         |
        | Gravitic Mine    | under "Explore Black Cluster" |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Gravitic Mine" has been encountered
      And "Ancient Computer" has not been encountered

    Example: whoever survives the archer does not open the door behind him
      Given Alice has:
        | card             | where           |
        | Worf             | on "Evacuation" |
        | Reginald Barclay | on "Evacuation" |
      And Bob has:
        | card            | where              |
        | Archer          | under "Evacuation" |
        | Impassable Door | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" has been killed
      And "Impassable Door" has not been encountered
      And "Impassable Door" is still under "Evacuation"
      And "Reginald Barclay" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Archer" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-12
  Rule: A dilemma that goes back is the next one to be met

    Example: the computer goes beneath the mine, and not on top of it
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
        | Gravitic Mine    | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" has been encountered
      And the seeds under "Explore Black Cluster" now hold in order:
        | card             |
        | Ancient Computer |
        | Gravitic Mine    |
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And nothing else has changed

    Example: the door goes beneath the archer, and not on top of him
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Evacuation" |
        | Archer          | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Impassable Door" has been encountered
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Evacuation"
      Then "Worf" has not been killed
      And the seeds under "Evacuation" now hold in order:
        | card            |
        | Impassable Door |
        | Archer          |
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-13
  Rule: What says so, lets the mission continue or enters play does not go back

    @part=says-discard
    Example: the mine says to be discarded
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Gravitic Mine" is no longer under "Explore Black Cluster"
      And "Gravitic Mine" is now in Bob's discard pile
      And "I.K.S. K'Vort" is now damaged
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And nothing else has changed

    @part=mission-continues
    Example: the bolites let the mission continue
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Evacuation" |
        | Vash         | on "Evacuation" |
      And Bob has:
        | card             | where              |
        | Garanian Bolites | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Garanian Bolites" are now in Bob's discard pile
      And "Thomas Riker" and "Vash" are now stopped
      And nothing else has changed

    @part=enters-play
    Example: the voles enter play
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card             | where                         |
        | Vole Infestation | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Vole Infestation" is now on "I.K.S. K'Vort"
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And nothing else has changed

    @part=says-discard
    Example: the archer says to be discarded
      Given Alice has:
        | card             | where           |
        | Worf             | on "Evacuation" |
        | Reginald Barclay | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Archer" is no longer under "Evacuation"
      And "Archer" is now in Bob's discard pile
      And "Worf" is now in Alice's discard pile
      And "Reginald Barclay" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-14
  Rule: Without conditions the instructions are carried out, and only those are stopped whom they stop

    @part=away-team
    Example: the song stops the musician, and not the Klingon
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
        | Worf | on "Evacuation" |
      And Bob has:
        | card       | where              |
        | Ooby Dooby | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Data" is now stopped
      And "Worf" is still not stopped
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

    @part=ship-and-crew
    Example: one of the crew is killed, and neither the ship nor the others are stopped
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
        | Kromm         | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Kromm" from "Klag" and "Kromm"
      Then "Kromm" has been killed
      And "Nagilum: Test Subjects" is now on "I.K.S. K'Vort"
      And "I.K.S. K'Vort" and "Klag" are still not stopped
      And "Kromm" is now in Alice's discard pile
      And "Nagilum: Test Subjects" is now counted down to 3
      And nothing else has changed

    @part=ship-and-crew
    Example: a crew is split, and neither the ship nor those who are alike are stopped
      Given these made-up cards:
        | card | type      | affiliations | integrity | cunning | strength |
        | Ann  | personnel | Federation   | 5         | 6       | 7        |
        | Bea  | personnel | Federation   | 5         | 8       | 9        |
        | Cay  | personnel | Federation   | 4         | 8       | 9        |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Ann      | aboard "Runabout"          |
        | Bea      | aboard "Runabout"          |
        | Cay      | aboard "Runabout"          |
      And Bob has:
        | card               | where                         |
        | Chula: The Chandra | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Ann" from "Ann", "Bea" and "Cay"
      Then "Cay" is now stopped
      And "Runabout", "Ann" and "Bea" are still not stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-15
  Rule: Whoever is left after a dilemma without conditions must go on

    Example: one is killed, and the other one meets the next dilemma
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
        | Worf | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Evacuation" |
        | Matriarchal Society  | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Worf" from "Data" and "Worf"
      Then "Matriarchal Society" has been encountered
      And "Data" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    Scenario Outline: <dilemma> takes its pick of three, and the others meet the next dilemma
      Given these made-up cards:
        | card       | type      | kind   | affiliations | gender |
        | Ann        | personnel |        | Federation   | female |
        | Bea        | personnel |        | Federation   | female |
        | Cay        | personnel |        | Federation   | female |
        | Quiet Cave | dilemma   | planet |              |        |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Evacuation" |
        | Bea  | on "Evacuation" |
        | Cay  | on "Evacuation" |
      And Bob has:
        | card       | where              |
        | <dilemma>  | under "Evacuation" |
        | Quiet Cave | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Ann" from "Ann", "Bea" and "Cay"
      Then "Quiet Cave" has been encountered
      And "Bea" and "Cay" are still on "Evacuation"

      Examples: One that lets the mission continue, and one that says where it goes
        | dilemma                         |
        | Do You Smell Something Burning? |
        | Female's Love Interest          |

    @frame=many
    Example: one is held for the time being, and the others meet the next dilemma
      Given these made-up cards:
        | card       | type      | kind   | affiliations | cunning |
        | Ann        | personnel |        | Federation   | 9       |
        | Bea        | personnel |        | Federation   | 8       |
        | Quiet Cave | dilemma   | planet |              |         |
      And Alice has:
        | card | where           |
        | Ann  | on "Evacuation" |
        | Bea  | on "Evacuation" |
      And Bob has:
        | card            | where              |
        | Alien Abduction | under "Evacuation" |
        | Quiet Cave      | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Ann" is now atop "Evacuation"
      And "Quiet Cave" has been encountered
      And "Bea" is still on "Evacuation"

  @ruling=1eD-dilemma-resolution-126
  Rule: Whoever was not stopped cannot break off the attempt

    Example: after the song the Klingon has to face Armus
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
        | Worf | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Ooby Dooby           | under "Evacuation" |
        | Armus - Skin of Evil | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Data" is now stopped
      And "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And "Ooby Dooby" and "Armus - Skin of Evil" are now in Bob's discard pile
      And nothing else has changed

    Example: past the door Data has to face Armus
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Impassable Door      | under "Evacuation" |
        | Armus - Skin of Evil | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Impassable Door" has been overcome
      And "Data" has been killed

  @ruling=1eD-dilemma-resolution-summary-16
  Rule: With a point box a dilemma without conditions goes to the bonus point area

    @part=point-box
    @question=point-box-without-conditions
    Example: the salvage is taken
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card              | where              |
        | Unclaimed Salvage | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Unclaimed Salvage" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

    @reading=point-box-without-conditions/overcome
    Example: the salvage is nobody's
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card              | where              |
        | Unclaimed Salvage | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Unclaimed Salvage" is now in Bob's discard pile
      And nothing else has changed

    @question=point-box-without-conditions @part=discarded @part=enters-play
    Example: one without a box is discarded, one that was failed as well, and one that enters play stays
      Given Alice has:
        | card        | where           |
        | Worf        | on "Evacuation" |
        | Deanna Troi | on "Evacuation" |
      And Bob has:
        | card              | where              |
        | Unclaimed Salvage | under "Evacuation" |
        | Ooby Dooby        | under "Evacuation" |
        | Hyper-Aging       | under "Evacuation" |
        | Chalnoth          | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Unclaimed Salvage" is now in Alice's point area
      And "Ooby Dooby" is now in Bob's discard pile
      And "Hyper-Aging" is now on "Evacuation"
      When Bob chooses "Worf" from "Worf" and "Deanna Troi"
      Then "Chalnoth" is now in Bob's discard pile
      And Alice still has 5 points
      And "Worf" is now in Alice's discard pile
      And "Deanna Troi" is still quarantined
      And "Deanna Troi" is now stopped
      And nothing else has changed

    @reading=point-box-without-conditions/overcome
    Example: one with a box and one without are discarded, one that was failed as well, and one that enters play stays
      Given Alice has:
        | card        | where           |
        | Worf        | on "Evacuation" |
        | Deanna Troi | on "Evacuation" |
      And Bob has:
        | card              | where              |
        | Unclaimed Salvage | under "Evacuation" |
        | Ooby Dooby        | under "Evacuation" |
        | Hyper-Aging       | under "Evacuation" |
        | Chalnoth          | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Unclaimed Salvage" and "Ooby Dooby" are now in Bob's discard pile
      And "Hyper-Aging" is now on "Evacuation"
      When Bob chooses "Worf" from "Worf" and "Deanna Troi"
      Then "Chalnoth" is now in Bob's discard pile
      And Alice still has 0 points

  @ruling=1eD-dilemma-resolution-summary-17
  Rule: What those present nullify is discarded, and the attempt goes on

    @part=skills
    Example: the engineers nullify the puzzle and meet the computer
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Isolinear Puzzle" is now in Bob's discard pile
      And "Ancient Computer" has been encountered
      And "U.S.S. Enterprise", "Linda Larson" and "Reginald Barclay" are now stopped
      And nothing else has changed

    @part=personnel
    Example: Shelby sees the drones off, and meets the computer
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Shelby            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Ancient Computer   | under "Explore Black Cluster" |
        | Guard Drone        | in draw deck                  |
      When Alice attempts "Explore Black Cluster"
      Then "Undetected Beam-In" is now in Bob's discard pile
      And "Guard Drone" is still in Bob's draw deck
      And "Ancient Computer" has been encountered
      And "Ancient Computer" is still under "Explore Black Cluster"
      And "U.S.S. Enterprise" and "Shelby" are now stopped
      And nothing else has changed

    @part=personnel
    Scenario Outline: <who> nullifies <dilemma>, and the next dilemma is met
      Given these made-up cards:
        | card       | type      | kind   | affiliations | classification | skills    |
        | Dog        | personnel |        | Federation   | ANIMAL         |           |
        | Traitor    | personnel |        | Federation   | OFFICER        | Treachery |
        | Quiet Cave | dilemma   | planet |              |                |           |
      And Alice has:
        | card     | where           |
        | Calloway | on "Evacuation" |
        | Worf     | on "Evacuation" |
        | <who>    | on "Evacuation" |
      And Bob has:
        | card       | where              |
        | <dilemma>  | under "Evacuation" |
        | Quiet Cave | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "<dilemma>" has been nullified
      And "Quiet Cave" has been encountered
      And "<dilemma>" and "Quiet Cave" are now in Bob's discard pile
      And nothing else has changed

      Examples: One that lets the mission continue, and one that is worth points
        | who     | dilemma                         |
        | Dog     | Do You Smell Something Burning? |
        | Traitor | Reward of the Pair              |

    @part=skills
    Example: the engineers nullify a puzzle that she seeded herself, and the next dilemma is met
      Given these made-up cards:
        | card       | type    | kind  |
        | Quiet Void | dilemma | space |
      And Alice has:
        | card              | where                         |
        | U.S.S. Enterprise | at "Explore Black Cluster"    |
        | Linda Larson      | aboard "U.S.S. Enterprise"    |
        | Reginald Barclay  | aboard "U.S.S. Enterprise"    |
        | Isolinear Puzzle  | under "Explore Black Cluster" |
      And Bob has:
        | card       | where                         |
        | Quiet Void | under "Explore Black Cluster" |
      And the seeds under "Explore Black Cluster" hold in order:
        | card             |
        | Isolinear Puzzle |
        | Quiet Void       |
      When Alice attempts "Explore Black Cluster"
      Then "Isolinear Puzzle" has been nullified
      And "Quiet Void" has been encountered
      And "Isolinear Puzzle" is now in Alice's discard pile
      And "Quiet Void" is now in Bob's discard pile
      And nothing else has changed

    @part=skills
    Example: three ENGINEER rid themselves of Junior and meet the computer, which they get past
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
        | Taurik            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
        | Ancient Computer  | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" has been nullified
      And "Ancient Computer" has been overcome
      And "Birth of 'Junior'" and "Ancient Computer" are now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-18
  Rule: What a card nullifies that is played is discarded, and the attempt goes on

    Example: after plexing the empath meets the next dilemma
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Evacuation" |
        | Plexing     | in hand         |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Evacuation" |
        | Ooby Dooby    | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice responds with "Plexing"
      Then "Empathic Echo" is now in Bob's discard pile
      And "Deanna Troi" is still not stopped
      And "Ooby Dooby" has been encountered
      And "Plexing" is now in Alice's discard pile
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-19
  Rule: What an action nullifies is discarded, and the attempt goes on

    Background:
      Given Alice has:
        | card                | where           |
        | Deanna Troi         | on "Evacuation" |
        | Recruit Mercenaries | in hand         |
      And Bob has:
        | card               | where              |
        | Dangerous Liaisons | under "Evacuation" |
        | Ooby Dooby         | under "Evacuation" |

    Example: she sends for no mercenaries, and goes on
      When Alice attempts "Evacuation"
      And Alice chooses "Recruit Mercenaries" from "Recruit Mercenaries" and none
      Then "Dangerous Liaisons" and "Recruit Mercenaries" have been discarded
      And "Deanna Troi" is still not stopped
      And "Ooby Dooby" has been encountered

  @ruling=1eD-dilemma-resolution-summary-20
  Rule: A dilemma with a cure takes effect first, and whoever is left may cure it at once

    @part=point-area
    Example: it is cured before the next dilemma is met
      Given Alice has:
        | card            | where           |
        | Dr. La Forge    | on "Evacuation" |
        | Beverly Crusher | on "Evacuation" |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Evacuation" |
        | Ooby Dooby  | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Hyper-Aging" is now in Alice's point area
      And Alice now has 5 points
      And "Ooby Dooby" has been encountered
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

    @part=discard-pile
    Example: without a box it is discarded before the next dilemma is met
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
        | Gravitic Mine          | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Mot the Barber"
      Then "Mot the Barber" has been killed
      And "Nagilum: Test Subjects" is now in Bob's discard pile
      And "Gravitic Mine" has been encountered
      And "Mot the Barber" is now in Alice's discard pile
      And "U.S.S. Enterprise" is now damaged
      And "Gravitic Mine" is now in Bob's discard pile
      And "U.S.S. Enterprise", "Albert Einstein", "Sir Isaac Newton" and "Kareel Odan" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-21
  Rule: When a cured dilemma is discarded, what it did for the time being ends

    Background:
      Given Bob has:
        | card                      | where                         |
        | Two-Dimensional Creatures | under "Explore Black Cluster" |

    Example: the empath is herself again
      Given Alice has:
        | card            | where                      |
        | U.S.S. Hood     | at "Explore Black Cluster" |
        | Deanna Troi     | aboard "U.S.S. Hood"       |
        | Geordi La Forge | aboard "U.S.S. Hood"       |
        | Dr. La Forge    | aboard "U.S.S. Hood"       |
      When Alice attempts "Explore Black Cluster"
      Then "Two-Dimensional Creatures" are now in Bob's discard pile
      And "Deanna Troi" is still not disabled
      And nothing else has changed

    Example: cured later, they let her come round
      Given Alice has:
        | card            | where                      |
        | U.S.S. Hood     | at "Explore Black Cluster" |
        | Deanna Troi     | aboard "U.S.S. Hood"       |
        | Geordi La Forge | aboard "U.S.S. Hood"       |
        | Runabout        | at "Explore Black Cluster" |
        | Dr. La Forge    | aboard "Runabout"          |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Hood"
      Then "Deanna Troi" is now disabled
      When Alice beams "Dr. La Forge" aboard "U.S.S. Hood"
      Then "Two-Dimensional Creatures" are now in Bob's discard pile
      And "Deanna Troi" is now not disabled
      And "Dr. La Forge" is now aboard "U.S.S. Hood"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-23
  Rule: A dilemma may be answered only after its targets were chosen

    @part=targets-chosen
    @question=selection-before-a-nullifier-response
    Example: chance takes its pick before Alice answers
      Given Alice has:
        | card    | where           |
        | Worf    | on "Evacuation" |
        | Vash    | on "Evacuation" |
        | Plexing | in hand         |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Worf" from "Worf" and "Vash"
      And Alice responds with "Plexing"
      Then "Frame of Mind" and "Plexing" have been discarded
      And "Worf" is still not stopped

    @part=target-absent
    Example: an echo that finds nobody may still be answered, and is discarded for that
      Given Alice has:
        | card    | where           |
        | Worf    | on "Evacuation" |
        | Plexing | in hand         |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice responds with "Plexing"
      Then that is legal
      And "Plexing" is now in Alice's discard pile
      And "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

    @reading=selection-before-a-nullifier-response/after
    Example: Alice answers before chance takes its pick
      Given Alice has:
        | card    | where           |
        | Worf    | on "Evacuation" |
        | Vash    | on "Evacuation" |
        | Plexing | in hand         |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice responds with "Plexing"
      Then "Frame of Mind" and "Plexing" have been discarded
      And "Worf" is still not stopped

    @part=targets-chosen
    @question=selection-before-a-nullifier-response
    Example: so it is with a frame of mind that she seeded herself
      Given Alice has:
        | card          | where              |
        | Worf          | on "Evacuation"    |
        | Vash          | on "Evacuation"    |
        | Plexing       | in hand            |
        | Frame of Mind | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Worf" from "Worf" and "Vash"
      And Alice responds with "Plexing"
      Then "Frame of Mind" and "Plexing" have been discarded

    @reading=selection-before-a-nullifier-response/after
    Example: Alice answers one of her own before chance takes its pick
      Given Alice has:
        | card          | where              |
        | Worf          | on "Evacuation"    |
        | Vash          | on "Evacuation"    |
        | Plexing       | in hand            |
        | Frame of Mind | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice responds with "Plexing"
      Then "Frame of Mind" and "Plexing" have been discarded

  @ruling=1eD-dilemma-resolution-summary-24
  Rule: A dilemma may be answered only after its conditions were looked at

    @question=selection-before-a-nullifier-response
    Example: those who must meet the conditions are known before Bob answers
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Evacuation" |
        | Calloway     | on "Evacuation" |
        | Worf         | on "Evacuation" |
      And Bob has:
        | card                | where              |
        | Garanian Bolites    | under "Evacuation" |
        | Disrupted Continuum | on the table       |
      When Alice attempts "Evacuation"
      And chance chooses "Thomas Riker" and "Calloway" from "Thomas Riker", "Calloway" and "Worf"
      And Bob responds with "Disrupted Continuum"
      Then "Garanian Bolites" and "Disrupted Continuum" are now in Bob's discard pile
      And "Thomas Riker" and "Calloway" are still not stopped
      And nothing else has changed

    @reading=selection-before-a-nullifier-response/after
    Example: Bob answers before anybody is selected to meet the conditions
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Evacuation" |
        | Calloway     | on "Evacuation" |
        | Worf         | on "Evacuation" |
      And Bob has:
        | card                | where              |
        | Garanian Bolites    | under "Evacuation" |
        | Disrupted Continuum | on the table       |
      When Alice attempts "Evacuation"
      And Bob responds with "Disrupted Continuum"
      Then "Garanian Bolites" and "Disrupted Continuum" are now in Bob's discard pile
      And "Thomas Riker" and "Calloway" are still not stopped
