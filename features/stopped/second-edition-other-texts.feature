Feature: What your texts may not do to your stopped cards in the Second Edition
  Your other cards' texts do not reach your stopped personnel and ships; the opponent's do.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | affiliations | integrity | cunning | strength |
      | Quiet Planet | mission   | planet |              |           |         |          |
      | Centurion Ro | personnel |        | Romulan      |         5 |       6 |        6 |
      | Farmer Nol   | personnel |        | Bajoran      |         6 |       4 |        5 |
      | Weaver Tis   | personnel |        | Bajoran      |         6 |       5 |        4 |
      | Potter Gan   | personnel |        | Bajoran      |         5 |       5 |        4 |

  @ruling=2eS-stopped-16
  Rule: You may not use another card's text to affect your own stopped personnel

    Background:
      Given Alice has:
        | card                | where                | state   |
        | Quiet Planet        | in Alice's spaceline |         |
        | Farmer Nol          | on "Quiet Planet"    | stopped |
        | Weaver Tis          | on "Quiet Planet"    |         |
        | Steady Hands [hers] | in hand              |         |
      And Bob has:
        | card               | where   |
        | Steady Hands [his] | in hand |

    @2e
    Example: your interrupt does not reach your stopped personnel
      When Alice plays "Steady Hands" [hers] on "Farmer Nol"
      Then that is illegal
      And the CUNNING of "Farmer Nol" is 4
      And nothing else has changed

    @2e
    Example: your interrupt reaches your unstopped personnel
      When Alice plays "Steady Hands" [hers] on "Weaver Tis"
      Then the CUNNING of "Weaver Tis" is 7

    @2e
    Example: the lasting text of your personnel passes over your stopped ones
      Given Alice has:
        | card            | where             |
        | Born Instructor | on "Quiet Planet" |
      Then the STRENGTH of "Farmer Nol" is 5
      And the STRENGTH of "Weaver Tis" is 5

    @2e
    Example: the opponent's interrupt reaches your stopped personnel
      When Bob plays "Steady Hands" [his] on "Farmer Nol"
      Then the CUNNING of "Farmer Nol" is 6

  @ruling=2eS-stopped-17
  Rule: You may not use another card's text to affect your own stopped ship

    Background:
      Given Alice has:
        | card                   | where                | state   |
        | Quiet Planet           | in Alice's spaceline |         |
        | Survey Cutter [first]  | at "Quiet Planet"    | stopped |
        | Survey Cutter [second] | at "Quiet Planet"    |         |
        | Emergency Power [hers] | in hand              |         |
      And Bob has:
        | card                  | where   |
        | Emergency Power [his] | in hand |

    @2e
    Example: your interrupt does not reach your stopped ship
      When Alice plays "Emergency Power" [hers] on "Survey Cutter" [first]
      Then that is illegal
      And the SHIELDS of "Survey Cutter" [first] are 6
      And nothing else has changed

    @2e
    Example: your interrupt reaches your unstopped ship
      When Alice plays "Emergency Power" [hers] on "Survey Cutter" [second]
      Then the SHIELDS of "Survey Cutter" [second] are 8

    @2e
    Example: the opponent's interrupt reaches your stopped ship
      When Bob plays "Emergency Power" [his] on "Survey Cutter" [first]
      Then the SHIELDS of "Survey Cutter" [first] are 8

  @ruling=2eS-stopped-18
  Rule: Stopped personnel are not among those of whom one is selected to be killed instead of another

    @2e
    Example: chance selects among the unstopped personnel present
      Given Alice has:
        | card              | where                | state   |
        | Quiet Planet      | in Alice's spaceline |         |
        | Centurion Ro      | on "Quiet Planet"    |         |
        | Farmer Nol        | on "Quiet Planet"    |         |
        | Weaver Tis        | on "Quiet Planet"    |         |
        | Potter Gan        | on "Quiet Planet"    | stopped |
        | Substitute Victim | in hand              |         |
      And Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      When Bob plays "Unseen Marksman" on "Centurion Ro"
      And Alice responds with "Substitute Victim"
      And chance chooses "Weaver Tis" from "Farmer Nol" and "Weaver Tis"
      Then "Weaver Tis" has been killed
      And "Centurion Ro" has not been killed
      And "Potter Gan" is still stopped

  @ruling=2eS-stopped-19
  Rule: When all others present are stopped nobody is killed instead

    @2e
    Example: the personnel about to be killed dies when the only other one is stopped
      Given Alice has:
        | card              | where                | state   |
        | Quiet Planet      | in Alice's spaceline |         |
        | Centurion Ro      | on "Quiet Planet"    |         |
        | Potter Gan        | on "Quiet Planet"    | stopped |
        | Substitute Victim | in hand              |         |
      And Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      When Bob plays "Unseen Marksman" on "Centurion Ro"
      And Alice responds with "Substitute Victim"
      Then "Centurion Ro" has been killed
      And "Potter Gan" has not been killed
