Feature: Ships and those aboard, as printed
  What makes them stronger against some, and what befalls those aboard.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-74
  Rule: A counterpart strengthens the ship against those whom he has left

    Scenario Outline: <who> is aboard the sphere, and the <ship> does it no damage
      Given Alice has:
        | card        | where                |
        | Borg Sphere | at "Excavation"      |
        | <who>       | aboard "Borg Sphere" |
      And Bob has:
        | card     | where           |
        | <ship>   | at "Excavation" |
        | <leader> | aboard "<ship>" |
        | <other>  | aboard "<ship>" |
      And it is Bob's turn
      When Bob attacks "Borg Sphere" with "<ship>"
      And Alice chooses none
      Then "Borg Sphere" is still not damaged

      Examples: His SHIELDS of 6 are 10
        | who             | ship              | leader          | other   |
        | Locutus of Borg | U.S.S. Enterprise | Jean-Luc Picard | Worf    |
        | Dukat of Borg   | Galor             | Dukat           | Boheeka |

  @ruling=custom-cards-75
  Rule: Stolen Defiant is stronger against Cardassians

    Example: its SHIELDS of 8 are 11
      Given Alice has:
        | card           | where           |
        | Stolen Defiant | at "Excavation" |
      And Bob has:
        | card            | where                    |
        | Keldon Advanced | at "Excavation"          |
        | Dukat           | aboard "Keldon Advanced" |
        | Boheeka         | aboard "Keldon Advanced" |
        | Kovat           | aboard "Keldon Advanced" |
      And it is Bob's turn
      When Bob attacks "Stolen Defiant" with "Keldon Advanced"
      Then "Stolen Defiant" is still not damaged

  @ruling=custom-cards-76
  Rule: Phlox takes one of Starfleet who has died back to hand

    @frame=many
    Example: for two cards from hand
      Given these made-up cards:
        | card         | type      | affiliations | kind   | attempted by | requires |
        | Quiet Planet | mission   |              | planet | any          | Honor x9 |
        | Plain Ensign | personnel | Starfleet    |        |              |          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card         | where             |
        | Plain Ensign | on "Quiet Planet" |
        | Phlox        | on "Quiet Planet" |
        | Tricorder    | in hand           |
        | Medical Kit  | in hand           |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And chance chooses "Plain Ensign" from "Plain Ensign" and "Phlox"
      And Alice responds with "Phlox"
      Then "Plain Ensign" is now in Alice's hand
      And "Tricorder" and "Medical Kit" are now in Alice's discard pile

  @ruling=custom-cards-77
  Rule: Deputy Quark has SECURITY while Odo is in play

    Example: whosever Odo is
      Given Alice has:
        | card         | where           |
        | Deputy Quark | on "Excavation" |
      And Bob has:
        | card | where           |
        | Odo  | on "Excavation" |
      Then the skills of "Deputy Quark" include SECURITY

  @ruling=custom-cards-78
  Rule: Once in the game Jovis captures an android

    @frame=many
    Example: aboard a ship where it is, and not on the planet
      Given Alice has:
        | card  | where           |
        | Jovis | at "Excavation" |
        | Bok   | aboard "Jovis"  |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      When Alice uses "Jovis" on "Data"
      Then "Data" is now captive

    Example: it captures nobody else
      Given Alice has:
        | card  | where           |
        | Jovis | at "Excavation" |
        | Bok   | aboard "Jovis"  |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      When Alice uses "Jovis" on "Worf"
      Then that is illegal

  @ruling=custom-cards-79
  Rule: The dock takes Baryon Buildup away

    Example: the ship is empty as its player's turn begins
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
      And Bob has:
        | card           | where         |
        | Baryon Buildup | on "Runabout" |
      When play goes on until the start of Alice's turn
      Then "Baryon Buildup" has been nullified

  @ruling=custom-cards-80
  Rule: A card of the original series reports at Deep Space Station K-7 for free

    Background:
      Given these locations:
        | location       | quadrant |
        | Sherman's Peak | Time     |
      And Alice has:
        | card                    | where               |
        | Alternate Universe Door | on the table        |
        | Deep Space Station K-7  | at "Sherman's Peak" |
        | Lt. D'Amato             | in hand             |
        | Classic Tricorder       | in hand             |

    Example: another card may report in the same turn
      When Alice reports "Lt. D'Amato" aboard "Deep Space Station K-7"
      And Alice reports "Classic Tricorder" aboard "Deep Space Station K-7"
      Then "Lt. D'Amato" is still aboard "Deep Space Station K-7"
      And "Classic Tricorder" is now aboard "Deep Space Station K-7"
      And nothing else has changed

    Example: one in a turn, so a third has nothing to report with
      Given Alice has:
        | card                 | where   |
        | Classic Communicator | in hand |
      When Alice reports "Lt. D'Amato" aboard "Deep Space Station K-7"
      And Alice reports "Classic Tricorder" aboard "Deep Space Station K-7"
      And Alice reports "Classic Communicator" aboard "Deep Space Station K-7"
      Then that is illegal
