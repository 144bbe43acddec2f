Feature: Stop First Contact, as printed
  The Borg put off one conquest of Earth for another one in its past.

  @ruling=custom-cards-541
  Rule: Assimilate Homeworld is suspended where it targets Earth, and that was scouted

    Scenario Outline: <when>, targeting <homeworld>, it leaves room for Stop First Contact, and that is <verdict>
      Given these locations:
        | location                | quadrant | state   |
        | Montana Missile Complex | Time     |         |
        | <homeworld>             | Alpha    | <state> |
      And Alice has:
        | card                 | where            | state                                         |
        | Assimilate Homeworld | on the table     | targeting "<homeworld>" and "Locutus of Borg" |
        | Locutus of Borg      | on "<homeworld>" |                                               |
        | Stop First Contact   | in hand          |                                               |
      When Alice plays "Stop First Contact" on "Montana Missile Complex"
      Then that is <verdict>

      Examples:
        | when            | homeworld         | state       | verdict |
        | scouted         | Espionage Mission | scouted     | legal   |
        | not yet scouted | Espionage Mission | not scouted | illegal |
        | scouted         | Alter Records     | scouted     | illegal |

  @ruling=custom-cards-542
  Rule: The Montana Missile Complex is downloaded where it is not in play

    @frame=many
    Example: it comes, and the objective lies on it
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      And Alice has:
        | card                    | where        |
        | Stop First Contact      | in hand      |
        | Montana Missile Complex | in draw deck |
      When Alice plays "Stop First Contact"
      Then "Montana Missile Complex" has been downloaded
      And "Stop First Contact" is now on "Montana Missile Complex"

  @ruling=custom-cards-543
  Rule: The Phoenix is destroyed where it is launched

    @frame=many
    Scenario Outline: it is there <how>
      Given these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
      And Bob has:
        | card    | where   |
        | Phoenix | <where> |
      And Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Borg Scout Vessel  | at "Montana Missile Complex" |
        | Survey Drone       | aboard "Borg Scout Vessel"   |
        | Guard Drone        | in draw deck                 |
      When Alice ends the turn
      And Alice chooses yes
      Then "Phoenix" is now in Bob's discard pile

      Examples:
        | how               | where                           |
        | on the ground     | on "Montana Missile Complex"    |
        | and not yet found | under "Montana Missile Complex" |

  @ruling=custom-cards-960
  Rule: A staffed ship of its player's must be in orbit there

    @frame=many
    Scenario Outline: <what> is there, and the Phoenix is safe
      Given these made-up cards:
        | card       | type | affiliations | range | keywords |
        | Small Cube | ship | Borg         | 6     | Landing  |
      And these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
        | Excavation              | Alpha    |
      And <player> has:
        | card   | where   |
        | <ship> | <place> |
      And Bob has:
        | card    | where                        |
        | Phoenix | on "Montana Missile Complex" |
      And Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Survey Drone       | <crew>                       |
        | Guard Drone        | in draw deck                 |
      When Alice ends the turn
      Then it is now Bob's turn
      And "Phoenix" is still on "Montana Missile Complex"

      Examples: None of hers, none with a crew, and none that orbits
        | what               | player | ship              | place                               | crew                       |
        | a ship of Bob's    | Bob    | Borg Scout Vessel | at "Montana Missile Complex"        | aboard "Borg Scout Vessel" |
        | an empty ship      | Alice  | Borg Scout Vessel | at "Montana Missile Complex"        | on "Excavation"            |
        | no ship of Alice's | Alice  | Borg Scout Vessel | at "Excavation"                     | aboard "Borg Scout Vessel" |
        | a ship that landed | Alice  | Small Cube        | landed on "Montana Missile Complex" | aboard "Small Cube"        |

    @frame=many
    Example: one with a crew is there, and she probes
      Given these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
      And Bob has:
        | card    | where                        |
        | Phoenix | on "Montana Missile Complex" |
      And Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Borg Scout Vessel  | at "Montana Missile Complex" |
        | Survey Drone       | aboard "Borg Scout Vessel"   |
        | Guard Drone        | in draw deck                 |
      When Alice ends the turn
      And Alice chooses yes
      Then "Phoenix" is now in Bob's discard pile

  @ruling=custom-cards-544
  Rule: The suspended objective is completed

    @frame=many
    Example: Earth is assimilated in the past, and not in the present
      Given these locations:
        | location                | quadrant | state   |
        | Montana Missile Complex | Time     |         |
        | Espionage Mission       | Alpha    | scouted |
      And Alice has:
        | card                 | where                        | state                                               |
        | Assimilate Homeworld | on the table                 | targeting "Espionage Mission" and "Locutus of Borg" |
        | Stop First Contact   | on "Montana Missile Complex" |                                                     |
        | Borg Scout Vessel    | at "Montana Missile Complex" |                                                     |
        | Survey Drone         | aboard "Borg Scout Vessel"   |                                                     |
        | Locutus of Borg      | aboard "Borg Scout Vessel"   |                                                     |
        | Guard Drone          | in draw deck                 |                                                     |
      When Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Homeworld" is now on "Espionage Mission"
      And Alice now has 40 points
      And "Stop First Contact" is now in Alice's discard pile

  @ruling=custom-cards-545
  Rule: Whoever completes it may download one objective

    @frame=many
    Example: the next plan is at hand
      Given these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
      And Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Borg Scout Vessel  | at "Montana Missile Complex" |
        | Survey Drone       | aboard "Borg Scout Vessel"   |
      And Alice's draw deck holds in order:
        | card              |
        | Guard Drone       |
        | Establish Gateway |
        | Assimilate Planet |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses "Establish Gateway" from "Establish Gateway", "Assimilate Planet" and none
      Then "Establish Gateway" has been downloaded

  @ruling=custom-cards-546
  Rule: It has a countdown of three

    @frame=many
    Example: it counts three turns of Alice's
      Given these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
      And Alice has:
        | card               | where   |
        | Stop First Contact | in hand |
      When Alice plays "Stop First Contact" on "Montana Missile Complex"
      Then the countdown of "Stop First Contact" is 3
      When Alice ends the turn
      Then the countdown of "Stop First Contact" is 2
