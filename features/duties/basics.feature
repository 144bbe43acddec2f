Feature: Basic rules of required actions
  What may be done with a ship that a card obliges to travel.

  @ruling=custom-duties-06
  Rule: Others may bring cards aboard it

    Example: another ship beams Klag aboard
      Given the spaceline:
        | mission               | span |
        | Explore Black Cluster | 3    |
        | Relief Mission        | 4    |
      And Alice has:
        | card           | where                      |
        | Cha'Joh        | at "Explore Black Cluster" |
        | B'iJik         | aboard "Cha'Joh"           |
        | I.K.C. Hegh'ta | at "Explore Black Cluster" |
        | Kurn           | aboard "I.K.C. Hegh'ta"    |
        | Klag           | aboard "I.K.C. Hegh'ta"    |
      And Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Relief Mission" |
      When Alice beams "Klag" aboard "Cha'Joh"
      Then "Klag" is now aboard "Cha'Joh"
      And nothing else has changed

  @ruling=custom-duties-01
  Rule: A ship that must do one thing only attempts no mission before it has

    Example: the crew meets the Cytherians and nothing after them
      Given the spaceline:
        | mission                     | span |
        | Explore Interstellar Matter | 3    |
        | Relief Mission              | 4    |
      And Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
        | Soren    | aboard "Runabout"                |
      And the seeds under "Explore Interstellar Matter" hold in order:
        | card                  |
        | Cytherians            |
        | Tsiolkovsky Infection |
      When Alice attempts "Explore Interstellar Matter"
      Then "Cytherians" is now on "Runabout"
      And "Tsiolkovsky Infection" is still under "Explore Interstellar Matter"
      And "Explore Interstellar Matter" is still not completed
      And nothing else has changed

  @ruling=custom-duties-20
  Rule: Whoever meets Conundrum may go after any ship of the opponent's on the spaceline

    @frame=many
    Scenario Outline: her crew goes after <ship>, and is bound for it
      Given these made-up cards:
        | card | type      | affiliations | range |
        | Boat | ship      | Klingon      | 9     |
        | Kor  | personnel | Klingon      |       |
      And the spaceline:
        | mission               |
        | Survey Mission        |
        | Explore Black Cluster |
        | Relief Mission        |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Kor  | aboard "Boat"              |
      And Bob has:
        | card            | where                         |
        | Runabout        | at "Survey Mission"           |
        | Yridian Shuttle | at "Relief Mission"           |
        | Conundrum       | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      And Alice chooses "<ship>" from "Runabout" and "Yridian Shuttle"
      Then "Conundrum" is now targeting "<ship>"

      Examples: Either of them
        | ship            |
        | Runabout        |
        | Yridian Shuttle |
