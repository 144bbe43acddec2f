Feature: Dilemmas as printed, N
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-282
  Rule: No Loose Ends kills everybody with MEDICAL or ENGINEER, unless those are there whom it asks for

    @frame=differs
    Scenario Outline: <case>, the doctor and the engineer <are> killed
      Given these made-up cards:
        | card   | type      | affiliations | skills   | icons   | keywords |
        | Doc    | personnel | Federation   | MEDICAL  |         |          |
        | Smith  | personnel | Federation   | ENGINEER |         |          |
        | Scribe | personnel | Federation   | <skills> |         |          |
        | Buzzer | personnel | Borg         |          | defense | Drone    |
        | Warden | personnel | Federation   |          | defense |          |
        | Drudge | personnel | Borg         |          |         | Drone    |
      And Alice has:
        | card  | where           |
        | Doc   | on "Excavation" |
        | Smith | on "Excavation" |
        | <who> | on "Excavation" |
      And Bob has:
        | card          | where              |
        | No Loose Ends | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Doc" and "Smith" <are> killed
      And "<who>" has not been killed
      And "No Loose Ends" is now in Bob's discard pile

      Examples: Three skills, Resistance, and less
        | case                                     | who    | skills                           | are           |
        | with SCIENCE, OFFICER and Computer Skill | Scribe | SCIENCE, OFFICER, Computer Skill | have not been |
        | without Computer Skill                   | Scribe | SCIENCE, OFFICER                 | have been     |
        | without OFFICER                          | Scribe | SCIENCE, Computer Skill          | have been     |
        | without SCIENCE                          | Scribe | OFFICER, Computer Skill          | have been     |
        | with Resistance                          | Scribe | Resistance                       | have not been |

      Examples: Keiko O'Brien, a drone that defends, and others
        | case                           | who           | skills | are           |
        | with Keiko O'Brien             | Keiko O'Brien |        | have not been |
        | with a drone that defends      | Buzzer        |        | have not been |
        | with somebody else who defends | Warden        |        | have been     |
        | with a drone that does not     | Drudge        |        | have been     |

  @ruling=custom-cards-297
  Rule: Nagilum: Test Subjects kills one at once and one as each turn begins, until it is cured

    @frame=many
    Example: one dies at once, another one as the opponent's turn begins
      Given these made-up cards:
        | card  | type      | affiliations |
        | Clerk | personnel | Federation   |
      And Alice has:
        | card           | where                      |
        | Runabout       | at "Explore Black Cluster" |
        | Clerk [first]  | aboard "Runabout"          |
        | Clerk [second] | aboard "Runabout"          |
        | Clerk [third]  | aboard "Runabout"          |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Clerk" [first] from "Clerk" [first], "Clerk" [second] and "Clerk" [third]
      Then "Clerk" [first] has been killed
      When Alice ends the turn
      And chance chooses "Clerk" [third] from "Clerk" [second] and "Clerk" [third]
      Then "Clerk" [third] has been killed
      And "Clerk" [second] is still aboard "Runabout"

    @frame=differs
    Scenario Outline: <skills> are left aboard, and it is <where>
      Given these made-up cards:
        | card   | type      | affiliations | skills   |
        | Victim | personnel | Federation   |          |
        | Savant | personnel | Federation   | <skills> |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Victim   | aboard "Runabout"          |
        | Savant   | aboard "Runabout"          |
      And Bob has:
        | card                   | where                         |
        | Nagilum: Test Subjects | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Victim"
      Then "Nagilum: Test Subjects" is now <where>

      Examples: The cure, and less
        | skills                         | where                 |
        | SCIENCE x2, Diplomacy, Physics | in Bob's discard pile |
        | SCIENCE, Diplomacy, Physics    | on "Runabout"         |
        | SCIENCE x2, Physics            | on "Runabout"         |
        | SCIENCE x2, Diplomacy          | on "Runabout"         |
