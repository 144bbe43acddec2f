Feature: What a text forbids
  Cards in play keep players from doing things.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-timing-65
  Rule: What a text in play forbids is not done

    @1e-glossary @1e-2014
    Scenario Outline: Goddess of Empathy is <where>, and to play an interrupt is <verdict>
      Given Alice has:
        | card                | where             |
        | Runabout            | at "Excavation"   |
        | Calloway            | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      And Bob has:
        | card               | where   |
        | Goddess of Empathy | <where> |
      When Alice plays "Near-Warp Transport" to "Relief Mission" with "Calloway"
      Then that is <verdict>

      Examples: On the table, and in the discard pile
        | where           | verdict |
        | on the table    | illegal |
        | in discard pile | legal   |

    @1e-1996
    Scenario Outline: Bob has hailed <whom>, and for the Bortas to attack the Runabout is <verdict>
      Given Alice has:
        | card        | where           |
        | Bortas      | at "Excavation" |
        | Gowron      | aboard "Bortas" |
        | U.S.S. Hood | at "Excavation" |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Hail     | in hand           |
      When Bob plays "Hail" on "Runabout" with <other>
      And Alice attacks "Runabout" with "Bortas"
      Then that is <verdict>

      Examples: The two, and another one
        | whom         | other         | verdict |
        | both         | "Bortas"      | illegal |
        | another ship | "U.S.S. Hood" | legal   |
