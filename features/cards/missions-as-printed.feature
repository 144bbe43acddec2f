Feature: Missions as printed
  What they are worth, who may attempt them, and who reports there.

  @ruling=custom-cards-339
  Rule: Find Hidden Base is worth 10 points more where no Maquis card is in the Badlands

    Scenario Outline: the raider is at <where>, and Alice now has <points> points
      Given these made-up cards:
        | card          | type      | affiliations | skills                    | icons  | range |
        | Whole Team    | personnel | Cardassian   | SECURITY x3, Leadership x2 |        |       |
        | Rebel Raider  | ship      | Federation   |                           | maquis | 7     |
      And the spaceline:
        | mission          |
        | Find Hidden Base |
        | Excavation       |
      And Alice has:
        | card                 | where                 |
        | Whole Team           | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      And Bob has:
        | card         | where        |
        | Rebel Raider | at "<where>" |
      When Alice attempts "Find Hidden Base"
      Then Alice now has <points> points
      And "Find Hidden Base" is now completed
      And nothing else has changed

      Examples: Outside of the Badlands, and in them
        | where            | points |
        | Excavation       | 40     |
        | Find Hidden Base | 30     |

  @ruling=custom-cards-340
  Rule: Assist Cooperative is worth 10 points more to those who have one who communicates

    Scenario Outline: <who> solves it, and Alice now has <points> points
      Given these made-up cards:
        | card     | type      | affiliations | skills                               | icons         |
        | Speaker  | personnel | Non-Aligned  | ENGINEER, SCIENCE, Computer Skill x2 | communication |
        | Listener | personnel | Non-Aligned  | ENGINEER, SCIENCE, Computer Skill x2 | navigation    |
      And these locations:
        | location           | quadrant |
        | Assist Cooperative | Delta    |
      And Alice has:
        | card  | where                   |
        | <who> | on "Assist Cooperative" |
      When Alice attempts "Assist Cooperative"
      Then Alice now has <points> points
      And "Assist Cooperative" is now completed
      And nothing else has changed

      Examples: With the icon, and with another one
        | who      | points |
        | Speaker  | 40     |
        | Listener | 30     |

  @ruling=custom-cards-341
  Rule: Intercept Maquis is attempted only with WEAPONS of more than 14

    Scenario Outline: her <ships>, and to attempt it is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | skills            | cunning | weapons | range |
        | Old Hunter   | personnel | Cardassian   | OFFICER, SECURITY | 25      |         |       |
        | Patrol Ship  | ship      | Cardassian   |                   |         | 8       | 7     |
        | Patrol Craft | ship      | Cardassian   |                   |         | 7       | 7     |
        | Patrol Skiff | ship      | Cardassian   |                   |         | 6       | 7     |
      And the spaceline:
        | mission          |
        | Intercept Maquis |
        | Excavation       |
      And Alice has:
        | card        | where                 |
        | Patrol Ship | at "Intercept Maquis" |
        | Old Hunter  | aboard "Patrol Ship"  |
        | <second>    | at "<where>"          |
      And Bob has:
        | card                | where                 |
        | Patrol Ship [his]   | at "Intercept Maquis" |
      When Alice attempts "Intercept Maquis"
      Then that is <verdict>

      Examples: Enough, one too few, and elsewhere
        | ships                              | second       | where            | verdict |
        | two ships have 15 there            | Patrol Craft | Intercept Maquis | legal   |
        | two ships have 14 there            | Patrol Skiff | Intercept Maquis | illegal |
        | second ship is at another location | Patrol Craft | Excavation       | illegal |

  @ruling=custom-cards-342
  Rule: Vulcans and Amanda Grayson report to the planet of Observe Ritual

    Scenario Outline: <who> reports there, and that is <verdict>
      Given the spaceline:
        | mission        |
        | Observe Ritual |
        | Excavation     |
      And these made-up cards:
        | card         | type      | affiliations | species |
        | Young Vulcan | personnel | Federation   | Vulcan  |
        | Young Human  | personnel | Federation   | Human   |
      And Alice has:
        | card  | where   |
        | <who> | in hand |
      When Alice reports "<who>" to "Observe Ritual"
      Then that is <verdict>

      Examples: A Vulcan, and a Human
        | who          | verdict |
        | Young Vulcan | legal   |
        | Young Human  | illegal |

    Example: Amanda Grayson does so, whom a Door lets in
      Given the spaceline:
        | mission        |
        | Observe Ritual |
      And Alice has:
        | card                    | where        |
        | Amanda Grayson          | in hand      |
        | Alternate Universe Door | on the table |
      When Alice reports "Amanda Grayson" to "Observe Ritual"
      Then "Amanda Grayson" is now on "Observe Ritual"
      And nothing else has changed
