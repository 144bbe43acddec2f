Feature: Build Interplexing Beacon, as printed
  The Borg call home from the past, aboard a ship of somebody else's.

  @ruling=custom-cards-547
  Rule: Assimilate Homeworld is suspended where it targets Earth, and Stop First Contact was nullified

    Background:
      Given these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
      And Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
      And Bob has:
        | card         | where                        |
        | I.K.S. Buruk | at "Montana Missile Complex" |

    Scenario Outline: with the other plan nullified, and the conquest aiming at <homeworld>, the Beacon is <verdict>
      Given these locations:
        | location    | quadrant |
        | <homeworld> | Alpha    |
      And Alice has:
        | card                      | where            | state                                         |
        | Assimilate Homeworld      | on the table     | targeting "<homeworld>" and "Locutus of Borg" |
        | Locutus of Borg           | on "<homeworld>" |                                               |
        | Build Interplexing Beacon | in hand          |                                               |
      And Bob has:
        | card                   | where   |
        | Veto of the Collective | in hand |
      And this has happened:
        | action                                                     |
        | Bob plays "Veto of the Collective" on "Stop First Contact" |
      When Alice plays "Build Interplexing Beacon" on "I.K.S. Buruk"
      Then that is <verdict>

      Examples:
        | homeworld         | verdict |
        | Espionage Mission | legal   |
        | Alter Records     | illegal |

    Example: nothing leaves room for the Beacon as long as the other plan was not nullified
      Given these locations:
        | location          | quadrant |
        | Espionage Mission | Alpha    |
      And Alice has:
        | card                      | where                  | state                                               |
        | Assimilate Homeworld      | on the table           | targeting "Espionage Mission" and "Locutus of Borg" |
        | Locutus of Borg           | on "Espionage Mission" |                                                     |
        | Build Interplexing Beacon | in hand                |                                                     |
      When Alice plays "Build Interplexing Beacon" on "I.K.S. Buruk"
      Then that is illegal

  @ruling=custom-cards-548
  Rule: It targets a ship, whosever that is

    Scenario Outline: it targets <card>, and that is <verdict>
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      And Bob has:
        | card         | where           |
        | I.K.S. Buruk | at "Excavation" |
        | Klag         | on "Excavation" |
      And Alice has:
        | card                      | where           |
        | Borg Sphere               | at "Excavation" |
        | Build Interplexing Beacon | in hand         |
      When Alice plays "Build Interplexing Beacon" on "<card>"
      Then that is <verdict>

      Examples:
        | card         | verdict |
        | I.K.S. Buruk | legal   |
        | Borg Sphere  | legal   |
        | Klag         | illegal |

  @ruling=custom-cards-549
  Rule: Borg may scout the ship that it targets

    Example: a drone aboard has scouted it when the turn ends
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      And Bob has:
        | card         | where           |
        | I.K.S. Buruk | at "Excavation" |
      And Alice has:
        | card                      | where                 | state                    |
        | Build Interplexing Beacon | on the table          | targeting "I.K.S. Buruk" |
        | Guard Drone               | aboard "I.K.S. Buruk" |                          |
      When Alice ends the turn
      Then "I.K.S. Buruk" is now scouted
      And nothing else has changed

  @ruling=custom-cards-550
  Rule: With Borg aboard, at the Earth of 2063, rods are set and then it comes to lie on the ship

    Background:
      Given these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
        | Excavation              | Alpha    |
      And Alice has:
        | card                      | where                 | state                    |
        | Build Interplexing Beacon | on the table          | targeting "I.K.S. Buruk" |
        | Tactical Drone            | aboard "I.K.S. Buruk" |                          |

    @frame=many
    Example: navigation is of no use before the rods are set
      Given Alice's draw deck holds in order:
        | card              |
        | Bio-med Drone     |
        | Two of Nineteen   |
        | Bio-med Drone     |
        | Guard Drone       |
        | Bio-med Drone     |
        | Astrogation Drone |
      And Bob has:
        | card         | where                        |
        | I.K.S. Buruk | at "Montana Missile Complex" |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Build Interplexing Beacon" is still on the table
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Build Interplexing Beacon" is still on the table
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Build Interplexing Beacon" is now on "I.K.S. Buruk"

    Example: elsewhere nobody probes
      Given Alice has:
        | card          | where        |
        | Bio-med Drone | in draw deck |
        | Guard Drone   | in draw deck |
      And Bob has:
        | card         | where           |
        | I.K.S. Buruk | at "Excavation" |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      Then "Bio-med Drone" and "Guard Drone" have not been revealed

  @ruling=custom-cards-551
  Rule: With it the suspended objective is completed

    @frame=many
    Example: Earth is assimilated in the past, and not in the present
      Given these locations:
        | location                | quadrant |
        | Montana Missile Complex | Time     |
        | Espionage Mission       | Alpha    |
      And Alice has:
        | card                      | where                        | state                                               |
        | Assimilate Homeworld      | on the table                 | targeting "Espionage Mission" and "Locutus of Borg" |
        | Locutus of Borg           | aboard "I.K.S. Buruk"        |                                                     |
        | Stop First Contact        | on "Montana Missile Complex" |                                                     |
        | Build Interplexing Beacon | in hand                      |                                                     |
      And Alice's draw deck holds in order:
        | card              |
        | Bio-med Drone     |
        | Guard Drone       |
        | Bio-med Drone     |
        | Astrogation Drone |
      And Bob has:
        | card                   | where                        |
        | I.K.S. Buruk           | at "Montana Missile Complex" |
        | Veto of the Collective | in hand                      |
      And this has happened:
        | action                                                     |
        | Bob plays "Veto of the Collective" on "Stop First Contact" |
        | Alice plays "Build Interplexing Beacon" on "I.K.S. Buruk"  |
        | Alice ends the turn                                        |
        | Bob ends the turn                                          |
      When Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Homeworld" is still on the table
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Build Interplexing Beacon" is now on "I.K.S. Buruk"
      And "Assimilate Homeworld" is now on "Espionage Mission"
      And Alice now has 40 points
