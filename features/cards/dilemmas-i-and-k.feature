Feature: Dilemmas as printed, I and K
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-307
  Rule: Ktarian Game is cured by CUNNING over 30 of those whom it has not taken, or by an android

    @frame=differs
    Scenario Outline: <case> comes aboard, and the game is <where>
      Given these made-up cards:
        | card   | type      | affiliations | species   | cunning   |
        | Gamer  | personnel | Federation   |           | 40        |
        | Savant | personnel | Federation   | <species> | <cunning> |
      And Alice has:
        | card              | where                      |
        | Runabout [played] | at "Explore Black Cluster" |
        | Gamer             | aboard "Runabout" [played] |
        | Runabout [other]  | at "Explore Black Cluster" |
        | Savant            | aboard "Runabout" [other]  |
      And Bob has:
        | card         | where                         |
        | Ktarian Game | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout" [played]
      And Alice beams "Savant" aboard "Runabout" [played]
      Then "Ktarian Game" is <where>

      Examples: CUNNING just met and just missed, and an android
        | case                     | species | cunning | where                        |
        | somebody with CUNNING 31 | Human   | 31      | now in Bob's discard pile    |
        | somebody with CUNNING 30 | Human   | 30      | still on "Runabout" [played] |
        | an android               | Android | 1       | now in Bob's discard pile    |

    @frame=many
    Example: chance takes one of the crew, and one of the others as the turn of its player begins
      Given these made-up cards:
        | card  | type      | affiliations |
        | Gamer | personnel | Federation   |
      And Alice has:
        | card           | where                      |
        | Runabout       | at "Explore Black Cluster" |
        | Gamer [first]  | aboard "Runabout"          |
        | Gamer [second] | aboard "Runabout"          |
        | Gamer [third]  | aboard "Runabout"          |
      And Bob has:
        | card         | where                         |
        | Ktarian Game | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Gamer" [first] from "Gamer" [first], "Gamer" [second] and "Gamer" [third]
      Then "Gamer" [first] is now disabled
      When Alice ends the turn
      And Bob ends the turn
      And chance chooses "Gamer" [third] from "Gamer" [second] and "Gamer" [third]
      Then "Gamer" [third] is now disabled
      And "Gamer" [second] is still not disabled

  @ruling=custom-cards-308
  Rule: Hate Crime takes the skills of the only one of a species, whom the opponent chooses and who is no Borg

    @frame=many
    Example: two of three species have one member each, and one of these is Borg
      Given these made-up cards:
        | card   | type      | affiliations | species   | skills    |
        | Farmer | personnel | Federation   | Human     | Law       |
        | Buzzer | personnel | Federation   | Borg      | Physics   |
        | Stoic  | personnel | Federation   | Vulcan    | Diplomacy |
        | Furry  | personnel | Federation   | Tellarite | Honor     |
      And Alice has:
        | card            | where           |
        | Farmer [first]  | on "Excavation" |
        | Farmer [second] | on "Excavation" |
        | Buzzer          | on "Excavation" |
        | Stoic           | on "Excavation" |
        | Furry           | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Hate Crime | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Stoic" from "Stoic" and "Furry"
      Then "Hate Crime" is now on "Stoic"

    @frame=many
    Example: a Borg alone is not its victim
      Given these made-up cards:
        | card   | type      | affiliations | species | skills  |
        | Buzzer | personnel | Federation   | Borg    | Physics |
      And Alice has:
        | card   | where           |
        | Buzzer | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Hate Crime | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hate Crime" is now in Bob's discard pile
