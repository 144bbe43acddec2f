Feature: Spacedock on a Neutral Outpost in 1996
  It makes up for what the outpost does not do.

  @ruling=faq96-34-neutral-outpost-01
  Rule: With a Spacedock on it a Neutral Outpost repairs any ship

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Explore Black Cluster" |
        | Spacedock       | in hand                    |

    Scenario Outline: Spacedock is played there, and the <ship> docks and is repaired
      Given Alice has:
        | card    | where                      | state   |
        | <ship>  | at "Explore Black Cluster" | damaged |
        | <pilot> | aboard "<ship>"            |         |
      When Alice plays "Spacedock" on "Neutral Outpost"
      And Alice docks "<ship>" at "Neutral Outpost"
      Then "<ship>" is no longer damaged
      And "Spacedock" is still on "Neutral Outpost"
      And "<ship>" is now docked at "Neutral Outpost"
      And nothing else has changed

      Examples:
        | ship            | pilot    |
        | Runabout        | Calloway |
        | Yridian Shuttle | Narik    |
