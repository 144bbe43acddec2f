Feature: Where a dilemma goes
  What was found of a dilemma, and what its text says of its own end, decide where the card goes.

  Background:
    Given the spaceline:
      | mission               |
      | Evacuation            |
      | Explore Black Cluster |

  @ruling=1eD-dilemma-resolution-145
  Rule: A dilemma whose trigger is missing is discarded

    Example: Maman Picard finds no Federation ship
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Maman Picard" is now in Bob's discard pile
      And nothing else has changed

    Example: the organism finds no woman
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-146
  Rule: A dilemma whose target must have a certain feature is discarded when nobody has it

    Example: a man runs off with nobody where there are only women
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-147
  Rule: A dilemma that is nullified is discarded

    Example: two engineers solve the puzzle before it lies on their ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Isolinear Puzzle" is now in Bob's discard pile
      And nothing else has changed

    Example: what had two sets of conditions asks for neither when it is nullified
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                | where                         |
        | Spatial Rift        | under "Explore Black Cluster" |
        | Disrupted Continuum | on the table                  |
      When Alice attempts "Explore Black Cluster"
      And Bob responds with "Disrupted Continuum"
      Then "Spatial Rift" and "Disrupted Continuum" are now in Bob's discard pile
      And "U.S.S. Enterprise", "Linda Larson" and "Reginald Barclay" are still not stopped
      And nothing else has changed

    Example: three ENGINEER look after Junior before he lies on their ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
        | Taurik            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-148
  Rule: A dilemma whose conditions were not met goes back under the mission

    Example: a lone android does not pass the dice, which wait for the next team
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Chula: The Dice" has been encountered
      And "Chula: The Dice" is still under "Evacuation"
      And "Data" is now stopped
      And nothing else has changed

    Example: the door stays shut for a Klingon, and the next attempt meets it again
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Impassable Door" is still under "Evacuation"
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Evacuation"
      Then "Impassable Door" is still under "Evacuation"
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-153
  Rule: Ancient Computer goes back under the mission

    Example: a pilot alone does not get past the computer
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" has been encountered
      And "Ancient Computer" is still under "Explore Black Cluster"
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-149
  Rule: A dilemma that enters play does not go back although its conditions were not met

    Example: the voles settle on the ship
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

    Example: scientists get past the creatures, which are discarded, and are attacked by a telepath, who stays
      Given Alice has:
        | card          | where           |
        | Julian Bashir | on "Evacuation" |
        | Dr. La Forge  | on "Evacuation" |
        | Mendon        | on "Evacuation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Evacuation" |
        | Lethean Telepathic Attack    | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Interphasic Plasma Creatures" are now in Bob's discard pile
      And "Lethean Telepathic Attack" is now on "Julian Bashir"
      And "Julian Bashir" is now disabled
      And "Julian Bashir", "Dr. La Forge" and "Mendon" are now stopped
      And nothing else has changed

    @frame=many
    Example: friendly fire stays at the mission, and is nothing for the next attempt to meet
      Given Alice has:
        | card             | where           |
        | Worf             | on "Evacuation" |
        | William T. Riker | on "Evacuation" |
      And Bob has:
        | card          | where              |
        | Friendly Fire | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Worf" from "Worf" and "William T. Riker"
      Then "Friendly Fire" is no longer under "Evacuation"
      And "Friendly Fire" is now atop "Evacuation"

  @ruling=1eD-dilemma-resolution-156
  Rule: Lethean Telepathic Attack is placed on a personnel

    Example: the doctor is attacked, and the dilemma lies on him
      Given Alice has:
        | card          | where           |
        | Julian Bashir | on "Evacuation" |
        | Worf          | on "Evacuation" |
      And Bob has:
        | card                      | where              |
        | Lethean Telepathic Attack | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Lethean Telepathic Attack" is now on "Julian Bashir"
      And "Lethean Telepathic Attack" is now targeting "Julian Bashir"
      And "Lethean Telepathic Attack" is now counted down to 3
      And "Julian Bashir" is now disabled
      And "Worf" is now stopped
      And "Julian Bashir" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-157
  Rule: Interphasic Plasma Creatures are put on the table

    Example: the creatures feed on all of the player's personnel
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Evacuation" |
        | Klag                         | on "Evacuation"    |
      When Alice attempts "Evacuation"
      Then "Interphasic Plasma Creatures" are now on the table
      And the STRENGTH of "Worf" is 8
      And the STRENGTH of "Klag" is 7
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-150
  Rule: A dilemma that says to discard it is discarded although its conditions were not met

    Example: the Chalnoth takes one victim and is gone
      Given Alice has:
        | card             | where           |
        | Worf             | on "Evacuation" |
        | William T. Riker | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Bob chooses "Worf" from "Worf" and "William T. Riker"
      Then "Worf" has been killed
      And "Chalnoth" is now in Bob's discard pile
      And "William T. Riker" is now stopped
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

    Example: what scores is kept when it was overcome, and what does not say to discard it goes back
      Given Alice has:
        | card              | where                      |
        | Worf              | on "Evacuation"            |
        | Calloway          | on "Evacuation"            |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | William T. Riker  | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Microvirus       | under "Evacuation"            |
        | Chalnoth         | under "Evacuation"            |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Evacuation"
      Then "Microvirus" is now in Alice's point area
      When Bob chooses "Worf" from "Worf" and "Calloway"
      Then "Chalnoth" is now in Bob's discard pile
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" has been encountered
      And "Ancient Computer" is still under "Explore Black Cluster"
      And "Worf" is still in Alice's discard pile
      And "Calloway" is still stopped
      And "U.S.S. Enterprise" is now stopped
      And "William T. Riker" is now stopped
      And Alice still has 5 points
      And nothing else has changed

    Example: the archer has his victim and is gone
      Given Alice has:
        | card     | where           |
        | Worf     | on "Evacuation" |
        | Thomas Riker | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" has been killed
      And "Archer" is now in Bob's discard pile
      And "Thomas Riker" is now stopped
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-154
  Rule: Gravitic Mine is discarded although it was not got past

    Example: the mine damages the ship, once
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Gravitic Mine" is now in Bob's discard pile
      And "I.K.S. K'Vort" is now damaged
      And "I.K.S. K'Vort" and "Klag" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-151
  Rule: A dilemma with which the mission continues is discarded although its conditions were not met

    Example: the third one goes on alone, and meets the next dilemma
      Given Alice has:
        | card             | where           |
        | Thomas Riker     | on "Evacuation" |
        | Calloway         | on "Evacuation" |
        | William T. Riker | on "Evacuation" |
      And Bob has:
        | card             | where              |
        | Garanian Bolites | under "Evacuation" |
        | Ooby Dooby       | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Thomas Riker" and "Calloway" from "Thomas Riker", "Calloway" and "William T. Riker"
      Then "Garanian Bolites" are now in Bob's discard pile
      And "Ooby Dooby" has been encountered
      And "Thomas Riker", "Calloway" and "William T. Riker" are now stopped
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

    Example: the third one is stopped by the dice, which do not let the mission continue and go back
      Given Alice has:
        | card             | where           |
        | Thomas Riker     | on "Evacuation" |
        | Calloway         | on "Evacuation" |
        | William T. Riker | on "Evacuation" |
      And Bob has:
        | card             | where              |
        | Garanian Bolites | under "Evacuation" |
        | Chula: The Dice  | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Thomas Riker" and "Calloway" from "Thomas Riker", "Calloway" and "William T. Riker"
      Then "Garanian Bolites" are now in Bob's discard pile
      And "Chula: The Dice" has been encountered
      And "Chula: The Dice" is still under "Evacuation"
      And "Thomas Riker", "Calloway" and "William T. Riker" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-155
  Rule: Garanian Bolites are discarded although they were not got past

    Example: both members of a small team are bitten, and the bolites are gone
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Evacuation" |
        | Calloway     | on "Evacuation" |
      And Bob has:
        | card             | where              |
        | Garanian Bolites | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Garanian Bolites" are now in Bob's discard pile
      And "Thomas Riker" and "Calloway" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-152
  Rule: A dilemma that was overcome is discarded

    Example: an android who knows computers gets past the old one
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Data              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" has been overcome
      And "Ancient Computer" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-158
  Rule: A dilemma without conditions is discarded once it was carried out

    @part=effect
    Example: it is so when it does its work
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    @part=no-effect
    Example: it is so when it has no effect
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

    @part=effect
    Example: it is so when its text says that the mission continues
      Given Alice has:
        | card     | where           |
        | Mendon   | on "Evacuation" |
        | Calloway | on "Evacuation" |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Mendon" from "Mendon" and "Calloway"
      Then "Mendon" is now stopped
      And "Do You Smell Something Burning?" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-159
  Rule: Maman Picard is discarded once she was obeyed

    Example: the ship is sent to the other end of the spaceline, and the attempt is over
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Data              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Evacuation" from "Evacuation" and "Explore Black Cluster"
      Then "Maman Picard" is now in Bob's discard pile
      And "U.S.S. Enterprise" is now at "Evacuation"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-160
  Rule: Ooby Dooby is discarded once it was danced

    Example: the musical android is stopped, and the song is over
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
        | Worf | on "Evacuation" |
      And Bob has:
        | card       | where              |
        | Ooby Dooby | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Ooby Dooby" is now in Bob's discard pile
      And "Data" is now stopped
      And "Worf" is still not stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-161
  Rule: Shot in the Back is discarded once it was carried out

    Example: an android officer is stopped, and the shot is not fired again
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
        | Worf | on "Evacuation" |
      And Bob has:
        | card             | where              |
        | Shot in the Back | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Shot in the Back" is now in Bob's discard pile
      And "Data" is now stopped
      And "Worf" is still not stopped
      And nothing else has changed
