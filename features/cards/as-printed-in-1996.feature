Feature: As printed in 1996
  Cards whose print the FAQ leaves as it is.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-504
  Rule: U.S.S. Enterprise-C enters play damaged at any location

    Example: it reports where Alice likes, and is damaged
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | U.S.S. Enterprise-C     | in hand      |
      When Alice reports "U.S.S. Enterprise-C" to "Relief Mission"
      Then "U.S.S. Enterprise-C" is now at "Relief Mission"
      And "U.S.S. Enterprise-C" is now damaged
      And nothing else has changed

  @ruling=custom-cards-505
  Rule: Temporal Narcosis answers Emergency Transporter Armbands

    @frame=many
    Example: after Bob's turn Alice has two
      Given it is Bob's turn
      And Bob has:
        | card                           | where           |
        | I.K.C. Bortas                  | at "Excavation" |
        | Klag                           | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Alice has:
        | card                    | where        |
        | Temporal Narcosis       | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Emergency Transporter Armbands" aboard "I.K.C. Bortas" with "Klag"
      And Alice responds with "Temporal Narcosis"
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then it is still Alice's turn
      When Alice ends the turn
      Then it is now Bob's turn

  @ruling=custom-cards-630
  Rule: Reunion is worth 15 points, or 40 to those who have all three whom it names

    Scenario Outline: with <who> Alice now has <points> points
      Given these made-up cards:
        | card          | type      | affiliations | skills                           |
        | Grumpy Doctor | personnel | Federation   | Cantankerousness                 |
        | Miracle Ann   | personnel | Federation   | Miracle Worker                   |
        | Both in One   | personnel | Federation   | Cantankerousness, Miracle Worker |
      And these locations:
        | location | quadrant |
        | Reunion  | Alpha    |
      And Alice has:
        | card     | where        |
        | <first>  | on "Reunion" |
        | <second> | on "Reunion" |
      When Alice attempts "Reunion"
      Then Alice now has <points> points
      And "Reunion" is now completed
      And nothing else has changed

      Examples: One of the three, two of them, and all
        | who                         | first         | second         | points |
        | one of them                 | Spock         | Wesley Crusher | 15     |
        | two of them                 | Grumpy Doctor | Miracle Ann    | 15     |
        | all of them on two officers | Spock         | Both in One    | 40     |

  @ruling=custom-cards-910
  Rule: Distortion Field is flipped in the turns of its player

    @frame=many
    Example: Alice's is turned over in her turn, and Bob's in his
      Given Alice has:
        | card                    | where           | state   |
        | Distortion Field [hers] | on "Excavation" | face up |
      And Bob has:
        | card                   | where           | state   |
        | Distortion Field [his] | on "Excavation" | face up |
      When Alice ends the turn
      Then "Distortion Field" [hers] is now face down
      And "Distortion Field" [his] is still face up
      When Bob ends the turn
      Then "Distortion Field" [his] is now face down
      And "Distortion Field" [hers] is still face down

  @ruling=custom-cards-1142
  Rule: Alien Groupie keeps down a man of the team that has completed the mission

    @frame=many
    Scenario Outline: <player> plays it on the planet that Alice has solved, and of the men there hers is kept down
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires    | points | skills      | affiliations | gender |
        | Buried City | mission   | planet | any          | Archaeology | 30     |             |              |        |
        | Old Digger  | personnel |        |              |             |        | Archaeology | Bajoran      | male   |
      And the spaceline:
        | mission     |
        | Buried City |
      And Alice has:
        | card       | where            |
        | Old Digger | on "Buried City" |
      And <player> has:
        | card          | where   |
        | Alien Groupie | in hand |
      And Bob has:
        | card | where            |
        | Klag | on "Buried City" |
        | Kurn | on "Buried City" |
      When Alice attempts "Buried City"
      And <player> responds with "Alien Groupie"
      Then "Alien Groupie" is now on "Old Digger"

      Examples: She herself, and Bob
        | player |
        | Alice  |
        | Bob    |
