Feature: Interrupts between the dilemmas of an attempt
  In 1996 a dilemma cannot be interrupted, but the attempt can, between one dilemma and the next.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Data              | aboard "U.S.S. Enterprise" |
      | Geordi La Forge   | on "Excavation"            |
    And Bob has:
      | card                   | where   |
      | Rogue Borg Mercenaries | in hand |

  @ruling=faq96-12-action-22
  Rule: Interrupts may be played between two dilemmas of an attempt

    @frame=differs
    Example: after the door is open Rogue Borg board the ship above
      Given Bob has:
        | card                 | where              |
        | Impassable Door      | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Bob responds with "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      Then "Data" is now stopped
      And "U.S.S. Enterprise" is still not stopped
      And "Geordi La Forge" has been killed

    Example: an event has to wait, and an interrupt has not
      Given Alice has:
        | card           | where   |
        | Baryon Buildup | in hand |
      And Bob has:
        | card                 | where              |
        | Impassable Door      | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Bob responds with "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Baryon Buildup" on "U.S.S. Enterprise"
      Then that is illegal
      And "Data" is still stopped
      And "Baryon Buildup" is still in Alice's hand

  @ruling=faq96-12-action-23
  Rule: Interrupts may be played once the attempt is announced, before its first dilemma

    @frame=differs
    Example: Rogue Borg board the ship before the door is found
      Given Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      Then "Data" is now stopped
      And "Impassable Door" has been encountered

    Example: an event is not played before the door is found, and an interrupt is
      Given Alice has:
        | card           | where   |
        | Baryon Buildup | in hand |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Baryon Buildup" on "U.S.S. Enterprise"
      Then that is illegal
      And "Data" is still stopped
      And "Baryon Buildup" is still in Alice's hand

  @ruling=faq96-366-dual-affiliation-personnel-06
  Rule: An attempt goes on without anything else, but for what may come between its dilemmas

    Background:
      Given Alice has:
        | card             | where   |
        | Baryon Buildup   | in hand |
        | Full Planet Scan | in hand |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |

    Example: an event does not come into it
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Baryon Buildup" on "U.S.S. Enterprise"
      Then that is illegal
      And "Baryon Buildup" is still in Alice's hand

    Example: an interrupt does
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Full Planet Scan" on "Excavation"
      Then that is legal
