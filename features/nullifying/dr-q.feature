Feature: Dr. Q, Medicine Entity
  He comes in a Q-Flash, and moves an event of those who meet him to another location.

  @ruling=1eD-dr-q-medicine-entity-01
  Rule: Dr. Q moves events on ships, on personnel and on other cards at a location

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |

    @part=ships
    Example: Bynars Weapon Enhancement is moved to a ship elsewhere
      Given Alice has:
        | card                      | where                      |
        | Data                      | on "Excavation"            |
        | U.S.S. Enterprise         | at "Excavation"            |
        | U.S.S. Oberth             | at "Wormhole Negotiations" |
        | Bynars Weapon Enhancement | on "U.S.S. Enterprise"     |
      And Bob's Q-Continuum holds in order:
        | card                   |
        | Dr. Q, Medicine Entity |
      When Alice attempts "Excavation"
      Then "Bynars Weapon Enhancement" is now on "U.S.S. Oberth"
      And "Dr. Q, Medicine Entity" is now face up
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed

    @part=personnel
    Example: Mot's Advice is given to somebody elsewhere
      Given Alice has:
        | card          | where                      |
        | Data          | on "Excavation"            |
        | U.S.S. Oberth | at "Wormhole Negotiations" |
        | Calloway      | aboard "U.S.S. Oberth"     |
        | Mot's Advice  | on "Data"                  |
      And Bob's Q-Continuum holds in order:
        | card                   |
        | Dr. Q, Medicine Entity |
      When Alice attempts "Excavation"
      Then "Mot's Advice" is now on "Calloway"
      And "Dr. Q, Medicine Entity" is now face up
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed

    @part=others
    Example: a Spacedock is moved to an outpost elsewhere
      Given Alice has:
        | card                       | where                      |
        | Data                       | on "Excavation"            |
        | Federation Outpost         | at "Excavation"            |
        | Federation Outpost [other] | at "Wormhole Negotiations" |
        | Spacedock                  | on "Federation Outpost"    |
      And Bob's Q-Continuum holds in order:
        | card                   |
        | Dr. Q, Medicine Entity |
      When Alice attempts "Excavation"
      Then "Spacedock" is now on "Federation Outpost" [other]
      And "Dr. Q, Medicine Entity" is now face up
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed
