Feature: Ships and Away Teams in 1996
  Who is beamed from ship to ship, who goes down, and of which Away Team he is there.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Plunder Site |

  @ruling=faq96-23-beaming-01
  Rule: Non-Aligned personnel are beamed from a ship of one affiliation to one of another without a treaty

    Example: Galen leaves the Runabout for the Bortas
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Galen    | aboard "Runabout" |
        | Bortas   | at "Excavation"   |
      When Alice beams "Galen" aboard "Bortas"
      Then "Galen" is now aboard "Bortas"
      And nothing else has changed

    Example: Narik leaves a Klingon ship for a Federation one
      Given Alice has:
        | card         | where                 |
        | Runabout     | at "Excavation"       |
        | I.K.S. K'Vort | at "Excavation"      |
        | Narik        | aboard "I.K.S. K'Vort" |
      When Alice beams "Narik" aboard "Runabout"
      Then "Narik" is now aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-23-beaming-02
  Rule: Beaming from ship to ship takes two ships of one player at one location

    Background:
      Given Alice has:
        | card         | where             |
        | Runabout     | at "Excavation"   |
        | Devinoni Ral | aboard "Runabout" |

    @part=owner
    Example: Galen does not board Bob's ship
      Given Alice has:
        | card  | where             |
        | Galen | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
      When Alice beams "Galen" aboard "Bortas"
      Then that is illegal
      And nothing else has changed

    @part=location
    Example: nor Alice's own ship at the next planet
      Given Alice has:
        | card   | where             |
        | Bortas | at "Plunder Site" |
      When Alice beams "Devinoni Ral" aboard "Bortas"
      Then that is illegal
      And nothing else has changed

    @part=location
    Example: nor, to have it back, a ship of hers at the next planet that Rogue Borg have taken
      Given Alice has:
        | card           | where             | state             |
        | I.K.C. Hegh'ta | at "Plunder Site" | controlled by Bob |
      And Bob has:
        | card                   | where               |
        | Rogue Borg Mercenaries | on "I.K.C. Hegh'ta" |
      When Alice beams "Devinoni Ral" aboard "I.K.C. Hegh'ta"
      Then that is illegal
      And nothing else has changed

    Example: he boards Alice's own ship that is there
      Given Alice has:
        | card   | where           |
        | Bortas | at "Excavation" |
      When Alice beams "Devinoni Ral" aboard "Bortas"
      Then "Devinoni Ral" is now aboard "Bortas"
      And nothing else has changed

  @ruling=faq96-23-beaming-03
  Rule: The crew of a ship that is going to be destroyed may be beamed to a planet, and picked up there later

    @part=stranded @part=picked-up @frame=differs
    Example: Worf leaves the Runabout before its warp core breaches, and the Hood takes him aboard
      Given Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Worf        | aboard "Runabout" |
        | U.S.S. Hood | at "Excavation"   |
      And Bob has:
        | card             | where         |
        | Warp Core Breach | on "Runabout" |
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      When Alice ends the turn
      Then "Runabout" has been destroyed
      And "Worf" is still on "Excavation"
      When play goes on until Alice's orders
      And Alice beams "Worf" aboard "U.S.S. Hood"
      Then "Worf" is now aboard "U.S.S. Hood"

  @ruling=faq96-23-away-teams-08
  Rule: Anybody may be beamed to a planet, even one whose mission is not for him

    Example: Klag beams down to a mission for the Federation and the Romulans, and attacks
      Given Alice has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Klag   | aboard "Bortas" |
      And Bob has:
        | card               | where           |
        | Alexander Rozhenko | on "Excavation" |
      When Alice beams "Klag" to "Excavation"
      Then "Klag" is now on "Excavation"
      When Alice attacks "Alexander Rozhenko" with "Klag"
      Then "Alexander Rozhenko" has been killed
      And "Alexander Rozhenko" is now in Bob's discard pile
      And "Klag" is now stopped
      And nothing else has changed

    Example: Kromm beams down to a mission for the Federation and the Romulans
      Given Alice has:
        | card          | where                  |
        | I.K.S. K'Vort | at "Excavation"        |
        | Kromm         | aboard "I.K.S. K'Vort" |
      When Alice beams "Kromm" to "Excavation"
      Then "Kromm" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-23-away-teams-04
  Rule: Those who were beamed down from two ships are one Away Team

    Example: the diplomat of the one ship and the archaeologist of the other solve a mission together
      Given these made-up cards:
        | card          | type    | kind   | attempted by | points | requires               |
        | Buried Throne | mission | planet | Federation   | 35     | Diplomacy, Archaeology |
      And the spaceline:
        | mission       |
        | Buried Throne |
      And Alice has:
        | card        | where                |
        | Runabout    | at "Buried Throne"   |
        | Worf        | aboard "Runabout"    |
        | U.S.S. Hood | at "Buried Throne"   |
        | Baran       | aboard "U.S.S. Hood" |
      When Alice beams "Worf" to "Buried Throne"
      And Alice beams "Baran" to "Buried Throne"
      And Alice attempts "Buried Throne"
      Then "Buried Throne" is now completed
      And Alice now has 35 points
      And "Worf" and "Baran" are still on "Buried Throne"
      And nothing else has changed

  @ruling=faq96-23-away-teams-05
  Rule: To be used as two Away Teams, one is beamed down and acts before the other one is beamed down

    Background:
      Given Alice has:
        | card        | where                |
        | Runabout    | at "Excavation"      |
        | Worf        | aboard "Runabout"    |
        | U.S.S. Hood | at "Excavation"      |
        | Tasha Yar   | aboard "U.S.S. Hood" |

    Example: when both are there, one does not attempt the mission without the other
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Tasha Yar" to "Excavation"
      And Alice attempts "Excavation" with "Worf"
      Then that is illegal
      And "Worf" and "Tasha Yar" are still on "Excavation"
      And nothing else has changed

    Example: Tasha Yar does not stay behind, and Klag does, who is no member of that team
      Given Alice has:
        | card  | where           |
        | Klag  | on "Excavation" |
        | Galen | on "Excavation" |
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Tasha Yar" to "Excavation"
      And Alice attempts "Excavation" with "Worf" and "Galen"
      Then that is illegal
      When Alice attempts "Excavation" with "Worf", "Galen" and "Tasha Yar"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And "Worf" and "Tasha Yar" are still on "Excavation"
      And nothing else has changed

    Example: Worf attempts it while Tasha Yar is still aboard, and is met by Armus alone
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice beams "Worf" to "Excavation"
      And Alice attempts "Excavation" with "Worf"
      Then "Worf" has been killed
      And "Armus - Skin of Evil" is now in Bob's discard pile
      When Alice beams "Tasha Yar" to "Excavation"
      And Alice attempts "Excavation" with "Tasha Yar"
      Then that is legal
      And "Tasha Yar" is still on "Excavation"
      And "Worf" is still in Alice's discard pile
      And nothing else has changed
