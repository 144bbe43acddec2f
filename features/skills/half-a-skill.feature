Feature: Half a skill
  Toral has Leadership x1/2, which is less than Leadership.

  Background:
    Given these made-up cards:
      | card         | type    | kind   | attempted by | points | requires   |
      | Lost Caravan | mission | planet | any          | 30     | Leadership |

  @ruling=1eS-skills-29
  Rule: Half a skill does not satisfy a requirement for that skill

    Example: who knows half of what music is gives no concert
      Given these made-up cards:
        | card            | type      | kind   | attempted by | points | requires | affiliations | skills     |
        | Evening Concert | mission   | planet | any          | 20     | Music    |              |            |
        | Whistler        | personnel |        |              |        |          | Bajoran      | Music x1/2 |
      And the spaceline:
        | mission         |
        | Evening Concert |
      And Alice has:
        | card     | where                |
        | Whistler | on "Evening Concert" |
      When Alice attempts "Evening Concert"
      Then "Evening Concert" is still not completed
      And Alice still has 0 points

  @ruling=1eS-skills-30
  Rule: One personnel with Leadership x1/2 does not solve a mission that requires Leadership

    Example: Toral alone finds no caravan
      Given the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card  | where             |
        | Toral | on "Lost Caravan" |
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is still not completed
      And Alice still has 0 points

    Example: Minor Heir, who has half a Leadership, does not find the caravan alone
      Given these made-up cards:
        | card       | type      | affiliations | skills          |
        | Minor Heir | personnel | Klingon      | Leadership x1/2 |
      And the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card       | where             |
        | Minor Heir | on "Lost Caravan" |
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is still not completed
      And Alice still has 0 points

  @ruling=1eS-skills-32
  Rule: Two personnel with Leadership x1/2 who are together have a full Leadership

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | skills          |
        | Minor Heir | personnel | Klingon      | Leadership x1/2 |

    @part=missions
    Example: Toral and another heir find the caravan
      Given the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card       | where             |
        | Toral      | on "Lost Caravan" |
        | Minor Heir | on "Lost Caravan" |
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @part=battle
    Example: together they lead a ship into battle
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Raider  | ship | Klingon      | 7     | 9       | 5       |
        | Bulwark | ship | Romulan      | 7     | 7       | 7       |
      And the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card       | where             |
        | Raider     | at "Lost Caravan" |
        | Toral      | aboard "Raider"   |
        | Minor Heir | aboard "Raider"   |
      And Bob has:
        | card    | where             |
        | Bulwark | at "Lost Caravan" |
      When Alice attacks "Bulwark" with "Raider"
      Then that is legal
      And "Bulwark" is now damaged
      And "Bulwark", "Raider", "Toral" and "Minor Heir" are now stopped
      And nothing else has changed

    @question=half-levels-against-a-whole-number
    Example: a half beside a whole Leadership is not Leadership x2
      Given these made-up cards:
        | card          | type    | kind   | attempted by | points | requires      |
        | Council Chair | mission | planet | any          | 40     | Leadership x2 |
      And the spaceline:
        | mission       |
        | Council Chair |
      And Alice has:
        | card       | where              |
        | Minor Heir | on "Council Chair" |
        | Duras      | on "Council Chair" |
      When Alice attempts "Council Chair"
      Then "Council Chair" is still not completed
      And Alice still has 0 points

    @reading=half-levels-against-a-whole-number/rounded
    Example: read the other way, the half is rounded up
      Given these made-up cards:
        | card          | type    | kind   | attempted by | points | requires      |
        | Council Chair | mission | planet | any          | 40     | Leadership x2 |
      And the spaceline:
        | mission       |
        | Council Chair |
      And Alice has:
        | card       | where              |
        | Minor Heir | on "Council Chair" |
        | Duras      | on "Council Chair" |
      When Alice attempts "Council Chair"
      Then "Council Chair" is now completed
      And Alice now has 40 points
      And nothing else has changed

  @ruling=faq96-363-toral-02
  Rule: Half a Leadership does not satisfy a mission or a dilemma in 1996

    @part=mission
    Example: Toral alone finds no caravan in 1996
      Given the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card  | where             |
        | Toral | on "Lost Caravan" |
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is still not completed
      And Alice still has 0 points

    @part=dilemma
    Example: two leaders and Toral do not free a captive of aliens
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where             |
        | Data            | on "Excavation"   |
        | Worf            | on "Excavation"   |
        | Runabout        | at "Excavation"   |
        | Tasha Yar       | aboard "Runabout" |
        | Jean-Luc Picard | aboard "Runabout" |
        | Toral           | aboard "Runabout" |
      And Bob has:
        | card            | where              |
        | Alien Abduction | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice beams "Tasha Yar", "Jean-Luc Picard" and "Toral" to "Excavation"
      Then "Data" is still captive
      And "Alien Abduction" is still atop "Excavation"

    @part=mission
    Example: Minor Heir, who has half a Leadership, does not find the caravan alone in 1996
      Given these made-up cards:
        | card       | type      | affiliations | skills          |
        | Minor Heir | personnel | Klingon      | Leadership x1/2 |
      And the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card       | where             |
        | Minor Heir | on "Lost Caravan" |
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is still not completed

  @ruling=faq96-363-toral-03
  Rule: Two with half a Leadership each have a full one together in 1996

    Example: Toral and another heir find the caravan in 1996
      Given these made-up cards:
        | card       | type      | affiliations | skills          |
        | Minor Heir | personnel | Klingon      | Leadership x1/2 |
      And the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card       | where             |
        | Toral      | on "Lost Caravan" |
        | Minor Heir | on "Lost Caravan" |
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Example: who melds with Toral gains his half, and leads with him
      Given these made-up cards:
        | card          | type      | affiliations | skills   |
        | Silent Healer | personnel | Klingon      | Mindmeld |
      And the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card            | where             |
        | Toral           | on "Lost Caravan" |
        | Silent Healer   | on "Lost Caravan" |
        | Vulcan Mindmeld | in hand           |
      When Alice plays "Vulcan Mindmeld" on "Silent Healer"
      Then the skills of "Silent Healer" are Mindmeld, Leadership x1/2, Youth
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is now completed
      And Alice now has 30 points
      And "Vulcan Mindmeld" is still in Alice's discard pile
      And nothing else has changed

    Example: two minor heirs find the caravan in 1996
      Given these made-up cards:
        | card       | type      | affiliations | skills          |
        | Minor Heir | personnel | Klingon      | Leadership x1/2 |
      And the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card               | where             |
        | Minor Heir [elder] | on "Lost Caravan" |
        | Minor Heir [other] | on "Lost Caravan" |
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is now completed
      And Alice now has 30 points
      And nothing else has changed
