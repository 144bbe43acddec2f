Feature: Dilemmas with several sections
  Each section has triggers, targets and conditions of its own. The dilemma is done with when all of them are.

  Background:
    Given the spaceline:
      | mission    |
      | Evacuation |

  @ruling=cr14-dilemma-resolution-06
  Rule: A section that lacks its target is ignored, and the others are met

    @part=targets
    Example: nobody there can heal, nobody is killed, and the team is not upright enough
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Evacuation" |
        | Vash         | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Triage" has been encountered
      And "Triage" is still under "Evacuation"
      And "Thomas Riker" and "Vash" are now stopped
      And nothing else has changed

    @part=triggers
    Example: no Romulan ship is in play, nobody comes, and the agent is not found out
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card             | where              |
        | Undercover Agent | under "Evacuation" |
        | Selok            | in Bob's draw deck |
      When Alice attempts "Evacuation"
      Then "Undercover Agent" has been encountered
      And "Undercover Agent" is still under "Evacuation"
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-07
  Rule: A section whose conditions are met is done with, and the dilemma is not

    Example: the doctor is stopped to save a patient, and those who remain are not upright enough
      Given Alice has:
        | card     | where           |
        | Calloway | on "Evacuation" |
        | Vash     | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Triage" has been encountered
      And "Triage" is still under "Evacuation"
      And "Calloway" and "Vash" are now stopped
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-08
  Rule: The dilemma is discarded when each section was done with

    Example: the vent hurts one, and another one has to find the way past it
      Given Alice has:
        | card     | where           |
        | Calloway | on "Evacuation" |
        | Vash     | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Ruptured Plasma Vent | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Calloway" from "Calloway" and "Vash"
      Then "Ruptured Plasma Vent" is now under "Evacuation"
      And "Calloway" and "Vash" are now stopped
      And nothing else has changed

    Example: he who found it has the dilemma discarded
      Given Alice has:
        | card          | where           |
        | Calloway      | on "Evacuation" |
        | Miles O'Brien | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Ruptured Plasma Vent | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Calloway" from "Calloway" and "Miles O'Brien"
      Then "Ruptured Plasma Vent" is now in Bob's discard pile
      And "Calloway" is now stopped
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-02
  Rule: What nullifies a dilemma nullifies all of its sections

    Example: two engineers seal the vent, and nobody has to get past it
      Given Alice has:
        | card             | where           |
        | Linda Larson     | on "Evacuation" |
        | Reginald Barclay | on "Evacuation" |
      And Bob has:
        | card                 | where              |
        | Ruptured Plasma Vent | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Ruptured Plasma Vent" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-03
  Rule: What cures a dilemma cures all of its sections

    Example: a biologist ends the delirium before anybody has to talk a way out
      Given Alice has:
        | card         | where           |
        | David Marcus | on "Evacuation" |
        | Vash         | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Spreading Delirium | under "Evacuation" |
      When Alice attempts "Evacuation"
      And chance chooses "Vash" from "David Marcus" and "Vash"
      Then "Spreading Delirium" is now in Bob's discard pile
      And "David Marcus" and "Vash" are still not stopped
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-09
  Rule: A dilemma that went back is met in full again

    @part=resolved
    Example: the vent hurts one of the second team, too
      Given Alice has:
        | card     | where             |
        | Calloway | on "Evacuation"   |
        | Vash     | on "Evacuation"   |
        | Runabout | at "Evacuation"   |
        | Worf     | aboard "Runabout" |
        | Data     | aboard "Runabout" |
      And Bob has:
        | card                 | where              |
        | Ruptured Plasma Vent | under "Evacuation" |
      When Alice attempts "Evacuation" with "Calloway" and "Vash"
      And chance chooses "Calloway" from "Calloway" and "Vash"
      Then "Ruptured Plasma Vent" is now under "Evacuation"
      When Alice beams "Worf" and "Data" to "Evacuation"
      And Alice attempts "Evacuation" with "Worf" and "Data"
      And chance chooses "Worf" from "Worf" and "Data"
      Then "Worf" and "Data" are now stopped
      And "Calloway" and "Vash" are still stopped
      And "Worf" and "Data" are still on "Evacuation"
      And nothing else has changed

    @part=ignored
    Example: the first team has nobody to heal anybody, and the doctor of the second one must
      Given Alice has:
        | card        | where             |
        | Vash        | on "Evacuation"   |
        | Runabout    | at "Evacuation"   |
        | Calloway    | aboard "Runabout" |
        | Worf        | aboard "Runabout" |
        | Deanna Troi | aboard "Runabout" |
        | Data        | aboard "Runabout" |
      And Bob has:
        | card   | where              |
        | Triage | under "Evacuation" |
      When Alice attempts "Evacuation" with "Vash"
      Then "Triage" is still under "Evacuation"
      And "Vash" is now stopped
      When Alice beams "Calloway", "Worf", "Deanna Troi" and "Data" to "Evacuation"
      And Alice attempts "Evacuation" with "Calloway", "Worf", "Deanna Troi" and "Data"
      Then "Calloway" is now stopped
      And "Calloway", "Worf", "Deanna Troi" and "Data" are still on "Evacuation"
      And "Triage" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-10
  Rule: A combo is two dilemmas, and the one that was got past is not met again

    Example: the second team finds the hatch open and has only to climb
      Given Alice has:
        | card             | where             |
        | Reginald Barclay | on "Evacuation"   |
        | Runabout         | at "Evacuation"   |
        | Worf             | aboard "Runabout" |
        | Thomas Riker     | aboard "Runabout" |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card                        | where              |
        | Sealed Hatch & Steep Ascent | under "Evacuation" |
      When Alice attempts "Evacuation" with "Reginald Barclay"
      Then "Sealed Hatch & Steep Ascent" is still under "Evacuation"
      When Alice beams "Worf", "Thomas Riker" and "William T. Riker" to "Evacuation"
      And Alice attempts "Evacuation" with "Worf", "Thomas Riker" and "William T. Riker"
      Then "Sealed Hatch & Steep Ascent" is now in Bob's discard pile
      And "Reginald Barclay" is still stopped
      And "Worf", "Thomas Riker" and "William T. Riker" are still on "Evacuation"
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-01
  Rule: Sections have targets and conditions of their own

    Example: he who meets the conditions of one does not meet those of the other
      Given Alice has:
        | card     | where           |
        | Calloway | on "Evacuation" |
        | Worf     | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Triage" has not been overcome
      And "Triage" is still under "Evacuation"
      And "Calloway" and "Worf" are now stopped
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-04
  Rule: Triage has a section about healing and one about INTEGRITY

    @part=first @part=second
    Example: one heals, the others are upright enough
      Given Alice has:
        | card        | where           |
        | Calloway    | on "Evacuation" |
        | Worf        | on "Evacuation" |
        | Deanna Troi | on "Evacuation" |
        | Data        | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Triage" is now in Bob's discard pile
      And "Calloway" is now stopped
      And nothing else has changed

    @part=second
    Example: one heals, and the only other one is not
      Given Alice has:
        | card     | where           |
        | Calloway | on "Evacuation" |
        | Worf     | on "Evacuation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Triage" is still under "Evacuation"
      And "Calloway" and "Worf" are now stopped
      And nothing else has changed

  @ruling=cr14-dilemma-resolution-05
  Rule: Ferengi Infestation has a section about a facility and one about getting past

    @part=first @part=skill
    Example: without a facility there is nobody to come, and the team is stopped all the same
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card                | where              |
        | Ferengi Infestation | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Ferengi Infestation" has been encountered
      And "Ferengi Infestation" is still under "Evacuation"
      And "Worf" is now stopped
      And nothing else has changed

    @part=skill @part=attribute
    Example: without a facility two sharp guards get past the Ferengi
      Given these made-up cards:
        | card        | type      | affiliations | classification | cunning |
        | Sharp Guard | personnel | Federation   | SECURITY       | 26      |
      And Alice has:
        | card                 | where           |
        | Sharp Guard [first]  | on "Evacuation" |
        | Sharp Guard [second] | on "Evacuation" |
      And Bob has:
        | card                | where              |
        | Ferengi Infestation | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Ferengi Infestation" is now in Bob's discard pile
      And nothing else has changed

    @part=attribute
    Example: without a facility two guards who are not sharp enough do not get past the Ferengi
      Given these made-up cards:
        | card       | type      | affiliations | classification | cunning |
        | Dull Guard | personnel | Federation   | SECURITY       | 25      |
      And Alice has:
        | card                | where           |
        | Dull Guard [first]  | on "Evacuation" |
        | Dull Guard [second] | on "Evacuation" |
      And Bob has:
        | card                | where              |
        | Ferengi Infestation | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Ferengi Infestation" is still under "Evacuation"
      And "Dull Guard" [first] and "Dull Guard" [second] are now stopped
      And nothing else has changed
