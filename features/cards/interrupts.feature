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

  @ruling=custom-cards-23
  Rule: A Wormhole stops the ship that goes through it

    @frame=many
    Example: the Runabout comes out of it, and flies no further
      Given the spaceline:
        | mission          |
        | Excavation       |
        | Relief Mission   |
        | Risa Shore Leave |
      And it is Alice's orders
      And Alice has:
        | card           | where             |
        | Runabout       | at "Excavation"   |
        | Calloway       | aboard "Runabout" |
        | Wormhole [in]  | in hand           |
        | Wormhole [out] | in hand           |
      When Alice plays "Wormhole" [in] on "Runabout"
      And Alice responds with "Wormhole" [out] on "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And "Runabout" is now stopped

  @ruling=custom-cards-24
  Rule: Jamaharon is for a man who is alone on his planet

    Scenario Outline: Worf is on the planet <with>, and to play it on him is <verdict>
      Given the spaceline:
        | mission          |
        | Excavation       |
        | Relief Mission   |
        | Risa Shore Leave |
      And Alice has:
        | card      | where             |
        | Worf      | on "Excavation"   |
        | Data      | on "<data>"       |
        | Jamaharon | in hand           |
      When Alice plays "Jamaharon" on "Worf"
      Then that is <verdict>

      Examples: With another one, and without
        | with      | data           | verdict |
        | with Data | Excavation     | illegal |
        | alone     | Relief Mission | legal   |
