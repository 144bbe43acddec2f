Feature: Ambushed, as printed
  Ships that are destroyed or towed away by an interrupt.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-370
  Rule: Romulan Ambush destroys a ship with weak SHIELDS where there is a warbird, and takes one of its crew

    Background:
      Given these made-up cards:
        | card         | type | affiliations | class     | range | weapons | shields |
        | Light Trader | ship | Non-Aligned  |           | 7     | 5       | 5       |
        | Heavy Trader | ship | Non-Aligned  |           | 7     | 5       | 6       |
        | Old Warbird  | ship | Romulan      | D'deridex | 8     | 8       | 8       |
        | Old Scout    | ship | Romulan      | Science   | 8     | 8       | 8       |
      And Alice has:
        | card           | where   |
        | Romulan Ambush | in hand |

    Example: Alice says whom the warbird takes, and the rest are killed
      Given Alice has:
        | card        | where               |
        | Old Warbird | at "Excavation"     |
        | Haakona     | at "Relief Mission" |
      And Bob has:
        | card         | where                 |
        | Light Trader | at "Excavation"       |
        | Narik        | aboard "Light Trader" |
        | Vekor        | aboard "Light Trader" |
        | Tricorder    | aboard "Light Trader" |
      When Alice plays "Romulan Ambush" on "Light Trader"
      And Alice chooses "Vekor" from "Narik" and "Vekor"
      Then "Vekor" is now aboard "Old Warbird"
      And "Vekor" is now captive
      And "Vekor" is now disabled
      And "Narik" has been killed
      And "Light Trader", "Narik" and "Tricorder" are now in Bob's discard pile
      And "Romulan Ambush" is now in Alice's discard pile
      And nothing else has changed

    @frame=many
    Example: of two warbirds Alice says which takes him
      Given Alice has:
        | card        | where           |
        | Old Warbird | at "Excavation" |
        | Haakona     | at "Excavation" |
      And Bob has:
        | card         | where                 |
        | Light Trader | at "Excavation"       |
        | Narik        | aboard "Light Trader" |
      When Alice plays "Romulan Ambush" on "Light Trader"
      And Alice chooses "Haakona" from "Old Warbird" and "Haakona"
      Then "Narik" is now aboard "Haakona"
      And "Narik" is now captive

    Scenario Outline: <whose> <target> is ambushed by a <ship> <where>, and that is <verdict>
      Given Alice has:
        | card   | where        |
        | <ship> | at "<where>" |
      And <whose> has:
        | card     | where             |
        | <target> | at "Excavation"   |
        | Narik    | aboard "<target>" |
      When Alice plays "Romulan Ambush" on "<target>"
      Then that is <verdict>

      Examples: SHIELDS, whose they are, class and place
        | whose | target       | ship        | where          | verdict |
        | Bob   | Light Trader | Old Warbird | Excavation     | legal   |
        | Bob   | Heavy Trader | Old Warbird | Excavation     | illegal |
        | Alice | Light Trader | Old Warbird | Excavation     | illegal |
        | Bob   | Light Trader | Old Scout   | Excavation     | illegal |
        | Bob   | Light Trader | Old Warbird | Relief Mission | illegal |
