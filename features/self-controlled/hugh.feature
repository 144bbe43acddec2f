Feature: Hugh
  In 1996 he stands between the Borg and those whom they attack, and does no more than that.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Plunder Site   |
      | Survey Mission |
      | Evacuation     |

  @ruling=faq96-323-borg-ship-22
  Rule: Hugh nullifies an attack of the Borg Ship, which stays in play and scores for nobody

    Example: it has come to where a ship is, and passes it over
      Given Alice has:
        | card              | where             |
        | U.S.S. Enterprise | at "Plunder Site" |
        | Hugh              | in Alice's hand   |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice ends the turn
      And Alice responds with "Hugh" on "Borg Ship"
      Then "U.S.S. Enterprise" is still at "Plunder Site"
      And "U.S.S. Enterprise" is still not damaged
      And "Borg Ship" is still at "Plunder Site"
      And Alice still has 0 points

  @ruling=faq96-12-nullify-03
  Rule: What is nullified may be no more than an effect: the attack of the Borg Ship, and not the card

    Example: Hugh saves the ship, and the Borg move on
      Given Alice has:
        | card              | where             |
        | U.S.S. Enterprise | at "Plunder Site" |
        | Hugh              | in Alice's hand   |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice ends the turn
      And Alice responds with "Hugh" on "Borg Ship"
      Then "Borg Ship" has not been nullified
      And "U.S.S. Enterprise" is still at "Plunder Site"
      When Bob ends the turn
      Then "Borg Ship" is now at "Survey Mission"
      And "Hugh" is still in Alice's discard pile
      And "Borg Ship" is still targeting "Evacuation"
      And nothing else has changed

  @ruling=faq96-323-borg-ship-23
  Rule: After Hugh the Borg Ship attacks nobody in that turn but those who attack it

    Background:
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Klingon      | 8     | 6       | 6       |
      And Alice has:
        | card           | where                   |
        | Raider [first] | at "Survey Mission"     |
        | Klag           | aboard "Raider" [first] |
        | Hugh           | in Alice's hand         |

    Example: a second ship comes, and is safe as well
      Given Alice has:
        | card            | where                    |
        | Raider [second] | at "Survey Mission"      |
        | Morag           | aboard "Raider" [second] |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "Raider" [first] to "Plunder Site"
      And Alice responds with "Hugh" on "Borg Ship"
      And Alice moves "Raider" [second] to "Plunder Site"
      Then "Raider" [first] is still at "Plunder Site"
      And "Raider" [second] is now at "Plunder Site"
      And "Hugh" is still in Alice's discard pile
      And nothing else has changed

    Example: those who attack it are attacked nevertheless
      Given Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "Raider" [first] to "Plunder Site"
      And Alice responds with "Hugh" on "Borg Ship"
      Then "Raider" [first] is still at "Plunder Site"
      When Alice attacks "Borg Ship" with "Raider" [first]
      Then "Raider" [first] has been destroyed

  @ruling=faq96-324-outpost-raid-05
  Rule: Hugh does not nullify Outpost Raid

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
        | Hugh | in Alice's hand |

    Example: the raid costs a life, and Hugh stays in hand
      Given Bob has:
        | card         | where              |
        | Outpost Raid | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice responds with "Hugh" on "Outpost Raid"
      Then that is illegal
      And "Outpost Raid" has not been nullified

    Example: Rogue Borg he sends away
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Plunder Site"          |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where         |
        | Rogue Borg Mercenaries | in Bob's hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh" on "Rogue Borg Mercenaries"
      Then "Rogue Borg Mercenaries" have been nullified

  @ruling=faq96-324-outpost-raid-06
  Rule: Hugh nullifies attacks of the Borg, and not the dilemmas that bring them

    Example: he comes when it attacks, and not when it is met
      Given Alice has:
        | card        | where                |
        | I.K.C. Vorn | at "Survey Mission"  |
        | Klag        | aboard "I.K.C. Vorn" |
        | Hugh        | in Alice's hand      |
      And Bob has:
        | card      | where                  |
        | Borg Ship | under "Survey Mission" |
      When Alice attempts "Survey Mission"
      And Alice responds with "Hugh" on "Borg Ship"
      Then "Borg Ship" has not been nullified
      And "I.K.C. Vorn" is still at "Survey Mission"
      When Alice ends the turn
      Then "Borg Ship" is now at "Plunder Site"
      And "Hugh" is still in Alice's discard pile
      And nothing else has changed
