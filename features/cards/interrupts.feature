Feature: Interrupts as printed
  How often an interrupt is played.

  @ruling=custom-cards-22
  Rule: A Klingon is yelled for once

    @frame=many
    Example: Alice has two yells, and plays one of them for Worf
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where           |
        | Worf                        | on "Excavation" |
        | Klingon Death Yell [first]  | in hand         |
        | Klingon Death Yell [second] | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell" [first]
      Then that is legal
      When Alice responds with "Klingon Death Yell" [second]
      Then that is illegal
