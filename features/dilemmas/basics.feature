Feature: Basic rules of dilemmas
  What becomes of them in 1996, and of those who meet them.

  @ruling=custom-dilemmas-04
  Rule: What can be cured happens before it is cured

    Scenario Outline: each of three doctors <has>, and they meet the infection, which is <where>
      Given these made-up cards:
        | card         | type      | classification | affiliations | skills   |
        | First Doctor | personnel | OFFICER        | Federation   | <skills> |
        | Other Doctor | personnel | OFFICER        | Federation   | <skills> |
        | Third Doctor | personnel | OFFICER        | Federation   | <skills> |
      And the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card         | where                            |
        | Runabout     | at "Explore Interstellar Matter" |
        | First Doctor | aboard "Runabout"                |
        | Other Doctor | aboard "Runabout"                |
        | Third Doctor | aboard "Runabout"                |
      And Bob has:
        | card                  | where                               |
        | Tsiolkovsky Infection | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Tsiolkovsky Infection" is <where>
      And nothing else has changed

      Examples: The first skill is lost, and MEDICAL with it or not
        | has                  | skills           | where                     |
        | loses MEDICAL to it  | MEDICAL          | now on "Runabout"         |
        | loses something else | Physics, MEDICAL | now in Bob's discard pile |
