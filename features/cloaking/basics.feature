Feature: Basic rules of cloaking
  What a ship that hides does not do, and how often it does so.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card    | where            |
      | Haakona | at "Excavation"  |
      | Taris   | aboard "Haakona" |

  @ruling=custom-cloaking-20
  Rule: A ship that is cloaked does not attack

    Scenario Outline: Haakona is <state>, and to attack is <verdict>
      Given "Haakona" is <state>
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Haakona"
      Then that is <verdict>

      Examples: Hidden, and not
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |

  @ruling=custom-cloaking-21
  Rule: The crew of a cloaked ship attempts no mission from it

    Scenario Outline: Haakona is <state>, and to attempt a mission in space is <verdict>
      Given these made-up cards:
        | card        | type    | kind  | attempted by |
        | Empty Reach | mission | space | Romulan      |
      And the spaceline:
        | mission     |
        | Empty Reach |
      And Alice has:
        | card           | where                   | state   |
        | Haakona [next] | at "Empty Reach"        | <state> |
        | Palteth        | aboard "Haakona" [next] |         |
      When Alice attempts "Empty Reach" from "Haakona" [next]
      Then that is <verdict>

      Examples: Hidden, and not
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |

  @ruling=custom-cloaking-22
  Rule: A ship cloaks or decloaks once in a turn

    Background:
      Given Alice has:
        | card    | where            |
        | Tomalak | aboard "Haakona" |
        | Palteth | aboard "Haakona" |

    Example: in the turn in which it has cloaked it does not decloak
      When Alice cloaks "Haakona"
      Then these are illegal:
        | action                   |
        | Alice decloaks "Haakona" |

    Example: in her next turn it does
      When Alice cloaks "Haakona"
      And Alice ends the turn
      And Bob ends the turn
      Then these are legal:
        | action                   |
        | Alice decloaks "Haakona" |
