Feature: Sense the Borg
  It is played when Borg have just come, and at no other time.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eS-sense-the-borg-01
  Rule: It is played when a Borg ship, a Borg personnel, the Borg Ship dilemma or a Rogue Borg has just entered play

    Background:
      Given Bob has:
        | card           | where        |
        | Sense the Borg | in hand      |
        | Weak Spot      | in draw deck |

    Scenario Outline: Bob senses <whom>
      Given the spaceline:
        | mission     |
        | Ambush Ship |
      And Alice has:
        | card         | where            |
        | Borg Outpost | at "Ambush Ship" |
        | <card>       | in hand          |
      When Alice reports "<card>" to "Borg Outpost"
      And Bob responds with "Sense the Borg"
      Then "Weak Spot" is now in Bob's hand
      And "Sense the Borg" is now in Bob's discard pile
      And "<card>" is still <where>
      And nothing else has changed

      @part=ship
      Examples: A ship
        | card        | whom        | where            |
        | Borg Sphere | Borg Sphere | at "Ambush Ship" |

      @part=personnel
      Examples: A personnel
        | card           | whom    | where                 |
        | Tactical Drone | a drone | aboard "Borg Outpost" |

    @part=dilemma
    Example: Bob senses the Borg Ship that has come
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card      | where                         |
        | Borg Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob responds with "Sense the Borg"
      Then "Weak Spot" is now in Bob's hand
      And "Sense the Borg" is now in Bob's discard pile
      And "Borg Ship" is still at "Excavation"
      And nothing else has changed

    @part=rogue-borg @frame=open
    Example: Bob senses the Rogue Borg aboard his ship
      Given Bob has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Alice has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Alice plays "Rogue Borg Mercenaries" on "I.K.S. Buruk"
      And Bob responds with "Sense the Borg"
      Then "Weak Spot" is now in Bob's hand
      And "Sense the Borg" is now in Bob's discard pile

    Example: he does not sense an android who reports
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Data               | in hand         |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice reports "Data" to "Federation Outpost"
      And Bob responds with "Sense the Borg"
      Then that is illegal
      And "Weak Spot" is still in Bob's draw deck

    Example: he does not sense those who have been there for long
      Given Alice has:
        | card           | where           |
        | Tactical Drone | on "Excavation" |
      When Bob plays "Sense the Borg"
      Then that is illegal
      And nothing else has changed
