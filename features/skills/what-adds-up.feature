Feature: What adds up
  Several cards that add to one number.

  @ruling=custom-skills-10
  Rule: What several pieces of equipment add adds up

    Example: two phasers and a PADD
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                              | where           |
        | Worf                              | on "Excavation" |
        | Calloway                          | on "Excavation" |
        | Starfleet Type II Phaser [first]  | on "Excavation" |
        | Starfleet Type II Phaser [second] | on "Excavation" |
        | Federation PADD                   | on "Excavation" |
      Then the STRENGTH of "Worf" is 14
      And the STRENGTH of "Calloway" is 7
      And the CUNNING of "Calloway" is 7
