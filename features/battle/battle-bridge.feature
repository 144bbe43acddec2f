Feature: The Battle Bridge in a battle of ships
  Who draws tactics, and what the tactics add.

  Background:
    Given these made-up cards:
      | card       | type   | affiliations | range | weapons | shields | tactic                       |
      | Gunboat    | ship   | Klingon      | 7     | 6       | 6       |                              |
      | Bulwark    | ship   | Romulan      | 7     | 2       | 6       |                              |
      | Bear Away  | tactic |              |       |         |         | DEFENSE 2, hit this, HULL 20 |
      | Full Salvo | tactic |              |       |         |         | ATTACK 2, hit this, HULL 20  |
    And the spaceline:
      | mission        |
      | Relief Mission |

  @ruling=custom-battle-181
  Rule: A tactic of the attacker's adds its ATTACK bonus to his WEAPONS, and nothing else

    @frame=many
    Scenario Outline: WEAPONS of 6 are fired at SHIELDS of 6 with <tactic>, and the Bulwark is <state>
      Given Alice has:
        | card               | where               |
        | Gunboat            | at "Relief Mission" |
        | Kurn               | aboard "Gunboat"    |
        | Battle Bridge Door | on the table        |
      And Alice's Battle Bridge holds in order:
        | card       |
        | Full Salvo |
        | Bear Away  |
      And Bob has:
        | card    | where               |
        | Bulwark | at "Relief Mission" |
      When Alice attacks "Bulwark" with "Gunboat"
      And Alice chooses "<tactic>"
      Then "Bulwark" is <state>

      Examples: One with an ATTACK bonus, and one without
        | tactic     | state             |
        | Full Salvo | now damaged       |
        | Bear Away  | still not damaged |

    @frame=many
    Scenario Outline: Alice has played <hers>, Bob <his> and fires back, and the Gunboat is <state>
      Given these made-up cards:
        | card      | type | affiliations | range | weapons | shields |
        | Watchship | ship | Romulan      | 7     | 6       | 9       |
      And Alice has:
        | card               | where               |
        | Gunboat            | at "Relief Mission" |
        | Kurn               | aboard "Gunboat"    |
        | Battle Bridge Door | on the table        |
      And Alice's Battle Bridge holds in order:
        | card       |
        | Full Salvo |
        | Bear Away  |
      And Bob has:
        | card                     | where               |
        | Watchship                | at "Relief Mission" |
        | Mendak                   | aboard "Watchship"  |
        | Battle Bridge Door [his] | on the table        |
      And Bob's Battle Bridge holds in order:
        | card             |
        | Bear Away [his]  |
        | Full Salvo [his] |
      When Alice attacks "Watchship" with "Gunboat"
      And Alice chooses "<hers>"
      And Bob chooses "<his>" [his]
      And Bob chooses "Gunboat"
      Then "Gunboat" is <state>
      And "Watchship" is still not damaged

      Examples: A bonus for his WEAPONS, one for hers, and one against his
        | hers       | his        | state             |
        | Full Salvo | Full Salvo | now damaged       |
        | Full Salvo | Bear Away  | still not damaged |
        | Bear Away  | Full Salvo | still not damaged |

  @ruling=custom-battle-60
  Rule: A doorway in hand opens no Battle Bridge

    @frame=many
    Example: Bob holds his, and draws no tactic
      Given Alice has:
        | card               | where               |
        | Gunboat            | at "Relief Mission" |
        | Kurn               | aboard "Gunboat"    |
        | Battle Bridge Door | on the table        |
      And Alice's Battle Bridge holds in order:
        | card       |
        | Full Salvo |
        | Bear Away  |
      And Bob has:
        | card                     | where               |
        | Bulwark                  | at "Relief Mission" |
        | Battle Bridge Door [his] | in hand             |
      And Bob's Battle Bridge holds in order:
        | card             |
        | Bear Away [his]  |
        | Full Salvo [his] |
      When Alice attacks "Bulwark" with "Gunboat"
      And Alice chooses "Full Salvo"
      Then "Bear Away" [his] and "Full Salvo" [his] are still in Bob's Battle Bridge
      And "Bulwark" is now damaged
