Feature: Frame of Mind in 1996
  One of the Away Team is somebody else now, and may well take himself for a barber.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Plunder Site |

  @ruling=faq96-322-frame-of-mind-01
  Rule: One of the Away Team becomes Non-Aligned, with attributes of 3 and two skills

    @part=non-aligned @part=attributes @part=two-skills
    Example: of the Klingon officer little is left
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses Navigation
      And Bob chooses Music
      Then "Frame of Mind" is now on "Worf"
      And the affiliations of "Worf" are Non-Aligned
      And the INTEGRITY of "Worf" is 3
      And the CUNNING of "Worf" is 3
      And the STRENGTH of "Worf" is 3
      And the skills of "Worf" are Navigation, Music, SECURITY
      And nothing else has changed

    Example: cured, he is himself again
      Given Alice has:
        | card         | where             |
        | Worf         | on "Excavation"   |
        | Runabout     | at "Excavation"   |
        | Deanna Troi  | aboard "Runabout" |
        | Lwaxana Troi | aboard "Runabout" |
        | Tam Elbrun   | aboard "Runabout" |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses Barbering
      And Bob chooses Music
      And Alice beams "Deanna Troi", "Lwaxana Troi" and "Tam Elbrun" to "Excavation"
      Then the affiliations of "Worf" are Federation
      And the INTEGRITY of "Worf" is 8
      And the skills of "Worf" are Honor x2, Navigation, Diplomacy, SECURITY

  @ruling=faq96-322-frame-of-mind-02
  Rule: The two skills may be any skills, those that he never had as well

    Example: Worf takes himself for a barber who knows Archaeology, and the mission is completed thereby
      Given Alice has:
        | card        | where           |
        | Worf        | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Deanna Troi"
      And Bob chooses Barbering
      And Bob chooses Archaeology
      Then the skills of "Worf" are Barbering, Archaeology, SECURITY
      And "Excavation" is now completed
      And "Frame of Mind" is now on "Worf"
      And Alice now has 25 points
      And nothing else has changed
