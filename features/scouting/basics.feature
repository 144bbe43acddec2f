Feature: Basic rules of objectives

  @ruling=custom-scouting-20
  Rule: A Borg player has one current objective at a time

    Scenario Outline: <which> of hers is on the table, and to play another is <verdict>
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card                | where                     | state   |
        | <objective>         | on the table              | <state> |
        | Guard Drone         | on "Iconia Investigation" |         |
        | Assimilate Starship | in hand                   |         |
      And Bob has:
        | card    | where                     |
        | Haakona | at "Iconia Investigation" |
      When Alice plays "Assimilate Starship" on "Haakona"
      Then that is <verdict>

      Examples: An objective of the Borg, and a card that is none
        | which        | objective              | state                            | verdict |
        | an objective | Assimilate Planet      | targeting "Iconia Investigation" | illegal |
        | an incident  | Service the Collective |                                  | legal   |
