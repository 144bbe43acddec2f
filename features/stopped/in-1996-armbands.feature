Feature: Emergency Transporter Armbands and stopped personnel in 1996
  The armbands beam, and stopped personnel do not.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                           | where           |
      | U.S.S. Enterprise              | at "Excavation" |
      | Worf                           | on "Excavation" |
      | Emergency Transporter Armbands | in hand         |

  @ruling=faq96-23-special-beaming-cards-02
  Rule: Stopped personnel are not beamed up with Emergency Transporter Armbands

    Example: the stopped officer stays on the planet
      Given "Worf" is stopped
      When Alice plays "Emergency Transporter Armbands" aboard "U.S.S. Enterprise" with "Worf"
      Then that is illegal
      And nothing else has changed

    Example: the officer who is not stopped is beamed up
      When Alice plays "Emergency Transporter Armbands" aboard "U.S.S. Enterprise" with "Worf"
      Then "Worf" is now aboard "U.S.S. Enterprise"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-emergency-transporter-armbands-04
  Rule: Emergency Transporter Armbands do not beam an Away Team that a dilemma has stopped

    Example: the team fails at a door, and the armbands do not bring it back
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Worf" and "Calloway" are now stopped
      When Alice plays "Emergency Transporter Armbands" aboard "U.S.S. Enterprise" with "Worf" and "Calloway"
      Then that is illegal
      And "Worf" and "Calloway" are still on "Excavation"
      And nothing else has changed

    Example: a team that got through the door is brought back
      Given Alice has:
        | card     | where           |
        | Ro Laren | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Impassable Door" is now in Bob's discard pile
      When Alice plays "Emergency Transporter Armbands" aboard "U.S.S. Enterprise" with "Worf" and "Ro Laren"
      Then "Worf" and "Ro Laren" are now aboard "U.S.S. Enterprise"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed
