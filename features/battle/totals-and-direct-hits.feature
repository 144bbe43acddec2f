Feature: DEFENSE totals and direct hits
  SHIELDS, what a facility extends and what the current tactic adds, against what is fired.

  Background:
    Given the spaceline:
      | mission                     |
      | Study Badlands |

  @ruling=1eD-direct-hit-01
  Rule: More than twice the DEFENSE total is a direct hit, and just twice is not

    @frame=many
    Scenario Outline: "<ship>" with WEAPONS <weapons> fires at SHIELDS 3, and the shuttle is <outcome>
      Given Alice has:
        | card   | where                            |
        | <ship> | at "Study Badlands" |
        | Klag   | aboard "<ship>"                  |
      And Bob has:
        | card            | where                            |
        | Yridian Shuttle | at "Study Badlands" |
      When Alice attacks "Yridian Shuttle" with "<ship>"
      Then "Yridian Shuttle" is <place>

      Examples: Twice, and one more
        | ship           | weapons | outcome      | place                                |
        | I.K.S. K'Vort  | 6       | still there  | still at "Study Badlands" |
        | I.K.C. Hegh'ta | 7       | destroyed    | now in Bob's discard pile            |

  @ruling=1eD-defense-bonus-01
  Rule: Tactics are printed with a DEFENSE bonus

    Example: the 4 of Evasive Maneuvers and SHIELDS 6 withstand WEAPONS 10
      Given Alice has:
        | card            | where                            |
        | I.K.S. Negh'Var | at "Study Badlands" |
        | Klag            | aboard "I.K.S. Negh'Var"         |
      And Bob has:
        | card               | where                            |
        | Battle Bridge Door | on the table                     |
        | Bajoran Freighter  | at "Study Badlands" |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Evasive Maneuvers |
      When Alice attacks "Bajoran Freighter" with "I.K.S. Negh'Var"
      And Bob chooses "Evasive Maneuvers"
      Then "Bajoran Freighter" is still not damaged

  @ruling=1eD-defense-bonus-02
  Rule: SHIELDS, what the facility extends, and the bonus of the current tactic together are the DEFENSE total

    Example: 6, 15 and 4 withstand WEAPONS of 22
      Given Alice has:
        | card            | where                            |
        | I.K.S. Negh'Var       | at "Study Badlands" |
        | Kurn                  | aboard "I.K.S. Negh'Var"         |
        | I.K.S. K'Vort         | at "Study Badlands" |
        | Klag                  | aboard "I.K.S. K'Vort"           |
        | I.K.S. K'Vort [other] | at "Study Badlands" |
        | Klag [other]          | aboard "I.K.S. K'Vort" [other]   |
      And Bob has:
        | card               | where                            |
        | Battle Bridge Door | on the table                     |
        | Bajoran Outpost    | at "Study Badlands" |
        | Bajoran Freighter  | docked at "Bajoran Outpost"      |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Evasive Maneuvers |
        | Target Shields    |
      When Alice attacks "Bajoran Freighter" with "I.K.S. Negh'Var", "I.K.S. K'Vort" and "I.K.S. K'Vort" [other]
      And Bob chooses "Evasive Maneuvers"
      Then "Bajoran Freighter" is still not damaged

    @frame=many
    Example: 6 and 4 do not, when the ship is not docked
      Given Alice has:
        | card            | where                            |
        | I.K.S. Negh'Var       | at "Study Badlands" |
        | Kurn                  | aboard "I.K.S. Negh'Var"         |
        | I.K.S. K'Vort         | at "Study Badlands" |
        | Klag                  | aboard "I.K.S. K'Vort"           |
        | I.K.S. K'Vort [other] | at "Study Badlands" |
        | Klag [other]          | aboard "I.K.S. K'Vort" [other]   |
      And Bob has:
        | card               | where                            |
        | Battle Bridge Door | on the table                     |
        | Bajoran Outpost    | at "Study Badlands" |
        | Bajoran Freighter  | docked at "Bajoran Outpost"      |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Evasive Maneuvers |
        | Target Shields    |
      And "Bajoran Freighter" is at "Study Badlands"
      When Alice attacks "Bajoran Freighter" with "I.K.S. Negh'Var", "I.K.S. K'Vort" and "I.K.S. K'Vort" [other]
      And Bob chooses "Evasive Maneuvers"
      Then "Bajoran Freighter" has been destroyed

    @frame=many
    Scenario Outline: WEAPONS of 10 and SHIELDS of 6 with a tactic whose DEFENSE is <defense>: the freighter <becomes> damaged
      Given these made-up cards:
        | card           | type      | affiliations | range | weapons | shields | classification | tactic            |
        | Heavy Cruiser  | ship      | Klingon      | 7     | 10      | 5       |                |                   |
        | Light Freighter | ship      | Bajoran      | 7     | 2       | 6       |                |                   |
        | Captain Grell  | personnel | Klingon      |       |         |         | OFFICER        |                   |
        | Hard to Port   | tactic    |              |       |         |         |                | DEFENSE <defense>, hit this, HULL 20 |
      And Alice has:
        | card          | where                  |
        | Heavy Cruiser | at "Study Badlands"    |
        | Captain Grell | aboard "Heavy Cruiser" |
      And Bob has:
        | card               | where               |
        | Battle Bridge Door | on the table        |
        | Light Freighter    | at "Study Badlands" |
      And Bob's Battle Bridge holds in order:
        | card         |
        | Hard to Port |
      When Alice attacks "Light Freighter" with "Heavy Cruiser"
      And Bob chooses "Hard to Port"
      Then "Light Freighter" is <state> damaged

      Examples: Enough, and not enough
        | defense | becomes        | state     |
        | 4       | does not become | still not |
        | 3       | becomes        | now       |

  @ruling=1eD-defense-bonus-03
  Rule: Without a current tactic there is no bonus

    @frame=many
    Example: the tactics in Bob's Battle Bridge are no help to a ship that is shot at without one
      Given Alice has:
        | card          | where                            |
        | I.K.S. K'Vort | at "Study Badlands" |
        | Klag          | aboard "I.K.S. K'Vort"           |
      And Bob has:
        | card                      | where                            |
        | Battle Bridge Door        | on the table                     |
        | Flaxian Scout Vessel      | at "Study Badlands" |
      And Bob's Battle Bridge holds in order:
        | card                      |
        | Target Engines            |
        | Target Shields            |
        | Evasive Maneuvers         |
      When Alice attacks "Flaxian Scout Vessel" with "I.K.S. K'Vort"
      And Bob chooses none
      Then "Flaxian Scout Vessel" is now damaged

  @ruling=1eD-defense-bonus-04
  Rule: The bonus is no enhancement of an attribute

    Example: it counts for a ship whose SHIELDS enhancements are off line
      Given Alice has:
        | card               | where                            |
        | I.K.S. K'Vort      | at "Study Badlands" |
        | Klag               | aboard "I.K.S. K'Vort"           |
        | Battle Bridge Door | on the table                     |
        | Target Shields     | on "Bajoran Freighter"           |
      And Bob has:
        | card               | where                            |
        | Battle Bridge Door | on the table                     |
        | Bajoran Freighter  | at "Study Badlands" |
      And Alice's Battle Bridge holds in order:
        | card           |
        | Target Engines |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Evasive Maneuvers |
      Then the SHIELDS of "Bajoran Freighter" are 4
      When Alice attacks "Bajoran Freighter" with "I.K.S. K'Vort"
      And Alice chooses none
      And Bob chooses "Evasive Maneuvers"
      Then "Target Engines" is still in Alice's Battle Bridge
