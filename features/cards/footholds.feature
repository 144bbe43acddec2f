Feature: Footholds of the Dominion as printed
  Where its objective is played, and what it brings.

  @ruling=custom-cards-437
  Rule: Establish Dominion Foothold is for the Alpha and Delta Quadrants, where none of its player's Dominion cards has been

    Scenario Outline: <whose> soldier is in the <quadrant> Quadrant, it is played on <mission>, and that is <verdict>
      Given these made-up cards:
        | card       | type      | kind   | quadrant | attempted by | affiliations |
        | Near Moon  | mission   | planet | alpha    | any          |              |
        | Other Moon | mission   | planet | alpha    | any          |              |
        | Far Moon   | mission   | planet | gamma    | any          |              |
        | Odd Moon   | mission   | planet | delta    | any          |              |
        | Soldier    | personnel |        |          |              | Dominion     |
      And these locations:
        | location   | quadrant |
        | Near Moon  | Alpha    |
        | Other Moon | Alpha    |
        | Far Moon   | Gamma    |
        | Odd Moon   | Delta    |
      And <whose> has:
        | card    | where        |
        | Soldier | on "<where>" |
      And Alice has:
        | card                        | where   |
        | Establish Dominion Foothold | in hand |
      When Alice plays "Establish Dominion Foothold" on "<mission>"
      Then that is <verdict>

      Examples: New ground, ground of the other player's, old ground, and the Gamma Quadrant
        | whose | quadrant | where      | mission   | verdict |
        | Alice | Gamma    | Far Moon   | Near Moon | legal   |
        | Alice | Alpha    | Other Moon | Odd Moon  | legal   |
        | Bob   | Alpha    | Other Moon | Near Moon | legal   |
        | Alice | Alpha    | Other Moon | Near Moon | illegal |
        | Alice | Alpha    | Other Moon | Far Moon  | illegal |

    @frame=many
    Example: a soldier who has been there and is gone is enough
      Given these made-up cards:
        | card      | type      | kind   | quadrant | attempted by | affiliations |
        | Near Moon | mission   | planet | alpha    | any          |              |
        | Old Moon  | mission   | planet | alpha    | any          |              |
        | Soldier   | personnel |        |          |              | Dominion     |
      And the spaceline:
        | mission   |
        | Near Moon |
        | Old Moon  |
      And Alice has:
        | card                        | where         |
        | Soldier                     | on "Old Moon" |
        | Establish Dominion Foothold | in hand       |
      And Bob has:
        | card                 | where            |
        | Armus - Skin of Evil | under "Old Moon" |
      When Alice attempts "Old Moon"
      Then "Soldier" has been killed
      When Alice ends the turn
      And Bob ends the turn
      And Alice plays "Establish Dominion Foothold" on "Near Moon"
      Then that is illegal

  @ruling=custom-cards-438
  Rule: With the facility come up to five different pieces of equipment

    @frame=many
    Example: Alice has a tricorder and a PADD aboard, and one of each at most
      Given these made-up cards:
        | card         | type    | kind   | quadrant | attempted by |
        | Quiet Colony | mission | planet | alpha    | Dominion     |
      And these locations:
        | location     |
        | Quiet Colony |
      And Alice has:
        | card                        | where             |
        | Kudak'Etan                  | on "Quiet Colony" |
        | Establish Dominion Foothold | on "Quiet Colony" |
        | Remote Supply Depot         | in draw deck      |
        | Tricorder                   | in draw deck      |
        | Engineering PADD            | in hand           |
      When Alice attempts "Quiet Colony"
      And Alice chooses "Remote Supply Depot"
      And Alice chooses "Tricorder" and "Engineering PADD" from "Tricorder", "Engineering PADD" and none
      Then "Tricorder" and "Engineering PADD" are now aboard "Remote Supply Depot"
      And "Establish Dominion Foothold" is now in Alice's discard pile

  @ruling=custom-cards-439
  Rule: A player completes Establish Dominion Foothold once in each quadrant

    @frame=many
    Example: the second one in the Alpha Quadrant brings nothing, and one in the Delta Quadrant does
      Given these made-up cards:
        | card       | type      | kind   | quadrant | attempted by | requires | points | affiliations | skills          |
        | Near Moon  | mission   | planet | alpha    | any          | Honor    | 30     |              |        |
        | Other Moon | mission   | planet | alpha    | any          | Honor    | 5      |              |        |
        | Odd Moon   | mission   | planet | delta    | any          | Honor    | 5      |              |        |
        | Soldier    | personnel |        |          |              |          |        | Dominion     | Honor, ENGINEER |
      And these locations:
        | location   | quadrant |
        | Near Moon  | Alpha    |
        | Other Moon | Alpha    |
        | Odd Moon   | Delta    |
      And Alice has:
        | card                                 | where           |
        | Soldier [first]                      | on "Near Moon"  |
        | Soldier [second]                     | on "Other Moon" |
        | Soldier [third]                      | on "Odd Moon"   |
        | Establish Dominion Foothold [first]  | on "Near Moon"  |
        | Establish Dominion Foothold [second] | on "Other Moon" |
        | Establish Dominion Foothold [third]  | on "Odd Moon"   |
      When Alice attempts "Near Moon"
      Then Alice now has 40 points
      When Alice attempts "Other Moon"
      Then Alice now has 45 points
      When Alice attempts "Odd Moon"
      Then Alice now has 60 points
