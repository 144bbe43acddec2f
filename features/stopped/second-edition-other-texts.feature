Feature: What your texts may not do to your stopped cards in the Second Edition
  Your other cards' texts do not reach your stopped personnel and ships; the opponent's do.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | attempted by | affiliations |
      | Quiet Planet | mission   | planet | any          |              |
      | Centurion Ro | personnel |        |              | Romulan      |
      | Farmer Nol   | personnel |        |              | Bajoran      |
      | Weaver Tis   | personnel |        |              | Bajoran      |
      | Potter Gan   | personnel |        |              | Bajoran      |

  @ruling=2eS-stopped-16
  Rule: You may not use another card's text to affect your own stopped personnel

    Example: the lasting text of your personnel passes over your stopped ones
      Given Alice has:
        | card                     | where                | state   |
        | Quiet Planet             | in Alice's spaceline |         |
        | Opposition Drone         | on "Quiet Planet"    |         |
        | Transwarp Drone [first]  | on "Quiet Planet"    | stopped |
        | Transwarp Drone [second] | on "Quiet Planet"    |         |
      Then the STRENGTH of "Transwarp Drone" [first] is 5
      And the STRENGTH of "Transwarp Drone" [second] is 6

  @ruling=2eS-stopped-17
  Rule: You may not use another card's text to affect your own stopped ship
    A drone's text lengthens the RANGE of the ship that it is aboard.

    Background:
      Given these made-up cards:
        | card        | type | affiliations | range |
        | Patrol Boat | ship | Borg         |     8 |
      And Alice has:
        | card            | where                |
        | Quiet Planet    | in Alice's spaceline |
        | Patrol Boat     | at "Quiet Planet"    |
        | Transwarp Drone | aboard "Patrol Boat" |

    Example: your drone does not lengthen the RANGE of your stopped ship
      Given "Patrol Boat" is stopped
      When Alice uses "Transwarp Drone"
      Then that is illegal
      And nothing else has changed

    Example: your drone lengthens the RANGE of your unstopped ship
      When Alice uses "Transwarp Drone"
      Then the RANGE of "Patrol Boat" is 10
      And "Transwarp Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=2eS-stopped-17
  Rule: Of texts it is yours that do not reach your stopped ship, and not the opponent's
    Martok adds 1 to the WEAPONS of his player's Klingon ships where he is, and I.K.S. Qam-Chee takes 1 from the opponent's ships.

    Background:
      Given these made-up cards:
        | card        | type | affiliations | weapons |
        | Patrol Boat | ship | Klingon      | 6       |
        | Light Barge | ship | Klingon      | 4       |
      And Alice has:
        | card                          | where                | state   |
        | Quiet Planet                  | in Alice's spaceline |         |
        | Patrol Boat                   | at "Quiet Planet"    | stopped |
        | Martok, Soldier of the Empire | on "Quiet Planet"    |         |

    Example: your general strengthens your unstopped ship, and not the stopped one
      Given Alice has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
      Then the WEAPONS of "Patrol Boat" are 6
      And the WEAPONS of "Light Barge" are 5

    Example: the opponent's cruiser weakens your stopped ship, which your general does not strengthen
      Given these made-up cards:
        | card         | type      | affiliations | icons   |
        | Captain Kroz | personnel | Klingon      | command |
        | Warrior Gek  | personnel | Klingon      | staff   |
      And Bob has:
        | card                 | where                    |
        | I.K.S. Qam-Chee      | at "Quiet Planet"        |
        | Captain Kroz         | aboard "I.K.S. Qam-Chee" |
        | Warrior Gek [first]  | aboard "I.K.S. Qam-Chee" |
        | Warrior Gek [second] | aboard "I.K.S. Qam-Chee" |
        | Warrior Gek [third]  | aboard "I.K.S. Qam-Chee" |
      Then the WEAPONS of "Patrol Boat" are 5

  @ruling=2eS-stopped-18
  Rule: Stopped personnel are not among those of whom one is selected to be killed instead of another

    Example: chance selects among the unstopped personnel present
      Given Alice has:
        | card          | where                | state   |
        | Quiet Planet  | in Alice's spaceline |         |
        | Centurion Ro  | on "Quiet Planet"    |         |
        | Farmer Nol    | on "Quiet Planet"    |         |
        | Weaver Tis    | on "Quiet Planet"    |         |
        | Potter Gan    | on "Quiet Planet"    | stopped |
        | Twist of Fate | in hand              |         |
      And Bob has:
        | card            | where           |
        | Kolaran Raiders | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Kolaran Raiders"
      And chance chooses "Centurion Ro"
      And Alice responds with "Twist of Fate"
      And chance chooses "Weaver Tis" from "Farmer Nol" and "Weaver Tis"
      Then "Weaver Tis" has been killed
      And "Centurion Ro" has not been killed
      And "Potter Gan" is still stopped

  @ruling=2eS-stopped-19
  Rule: When all others present are stopped nobody is killed instead

    Example: the personnel about to be killed dies when the only other one is stopped
      Given Alice has:
        | card          | where                | state   |
        | Quiet Planet  | in Alice's spaceline |         |
        | Centurion Ro  | on "Quiet Planet"    |         |
        | Potter Gan    | on "Quiet Planet"    | stopped |
        | Twist of Fate | in hand              |         |
      And Bob has:
        | card            | where           |
        | Kolaran Raiders | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Kolaran Raiders"
      And Alice responds with "Twist of Fate"
      Then "Centurion Ro" has been killed
      And "Potter Gan" has not been killed
