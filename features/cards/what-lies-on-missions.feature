Feature: What lies on missions, as printed
  Who attempts them by a card, and where that is played.

  Background:
    Given these made-up cards:
      | card         | type    | kind   | span | points | attempted by |
      | Klingon Moon | mission | planet | 3    | 30     | Klingon      |
      | Fleet Moon   | mission | planet | 3    | 30     | Federation   |

  @ruling=custom-cards-400
  Rule: Espionage of Romulans lets them attempt the mission of an affiliation, and lies on no other

    Scenario Outline: <card> is played on <what>, and that is <verdict>
      Given the spaceline:
        | mission      |
        | Klingon Moon |
        | Fleet Moon   |
      And Alice has:
        | card     | where             |
        | <card>   | in hand           |
        | Runabout | at "Klingon Moon" |
      When Alice plays "<card>" on "<what>"
      Then that is <verdict>

      Examples: On the mission that the title names, another one, and a ship
        | card                             | what         | verdict |
        | Espionage: Romulan on Klingon    | Klingon Moon | legal   |
        | Espionage: Romulan on Klingon    | Fleet Moon   | illegal |
        | Espionage: Romulan on Klingon    | Runabout     | illegal |
        | Espionage: Romulan on Federation | Fleet Moon   | legal   |
        | Espionage: Romulan on Federation | Klingon Moon | illegal |
        | Espionage: Federation on Klingon | Klingon Moon | legal   |
        | Espionage: Federation on Klingon | Fleet Moon   | illegal |
        | Espionage: Klingon on Federation | Fleet Moon   | legal   |
        | Espionage: Klingon on Federation | Klingon Moon | illegal |

    Scenario Outline: with <card> a <affiliation> attempts <what>, and that is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations  | skills |
        | Agent | personnel | <affiliation> | Honor  |
      And the spaceline:
        | mission      |
        | Klingon Moon |
        | Fleet Moon   |
      And Alice has:
        | card   | where       |
        | <card> | on "<what>" |
        | Agent  | on "<what>" |
      When Alice attempts "<what>"
      Then that is <verdict>

      Examples: Who spies, and who does not
        | card                             | affiliation | what         | verdict |
        | Espionage: Romulan on Klingon    | Romulan     | Klingon Moon | legal   |
        | Espionage: Romulan on Klingon    | Bajoran     | Klingon Moon | illegal |
        | Espionage: Romulan on Federation | Romulan     | Fleet Moon   | legal   |
        | Espionage: Romulan on Federation | Bajoran     | Fleet Moon   | illegal |
        | Espionage: Federation on Klingon | Federation  | Klingon Moon | legal   |
        | Espionage: Federation on Klingon | Bajoran     | Klingon Moon | illegal |
        | Espionage: Klingon on Federation | Klingon     | Fleet Moon   | legal   |
        | Espionage: Klingon on Federation | Bajoran     | Fleet Moon   | illegal |

  @ruling=custom-cards-401
  Rule: Drought Tree is planted on a planet mission that is completed, for 7 points

    Scenario Outline: it is planted on a <kind> mission that is <state>, and that is <verdict>
      Given these made-up cards:
        | card       | type    | kind   | span | points | attempted by |
        | Third Moon | mission | <kind> | 3    | 30     | any          |
      And the spaceline:
        | mission    |
        | Third Moon |
      And Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Drought Tree            | in hand      |
      And "Third Moon" is <state>
      When Alice plays "Drought Tree" on "Third Moon"
      Then that is <verdict>

      Examples: Completed or not, planet and space
        | kind   | state         | verdict |
        | planet | completed     | legal   |
        | planet | not completed | illegal |
        | space  | completed     | illegal |

    Example: Alice has 7 points more
      Given the spaceline:
        | mission    | state     |
        | Fleet Moon | completed |
      And Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Drought Tree            | in hand      |
      When Alice plays "Drought Tree" on "Fleet Moon"
      Then Alice now has 7 points
      And "Drought Tree" is now on "Fleet Moon"
      And nothing else has changed

  @ruling=custom-cards-402
  Rule: For the Cause is for a mission of its player's in the Badlands or the Demilitarized Zone

    Scenario Outline: it is played on <what>, which <whose> seeded, and that is <verdict>
      Given the spaceline:
        | mission | seeded by |
        | <what>  | <whose>   |
      And Alice has:
        | card          | where   |
        | For the Cause | in hand |
      When Alice plays "For the Cause" on "<what>"
      Then that is <verdict>

      Examples: Hers, his, and elsewhere
        | what               | whose | verdict |
        | Study Badlands     | Alice | legal   |
        | Search for Weapons | Alice | legal   |
        | Study Badlands     | Bob   | illegal |
        | Excavation         | Alice | illegal |

  @ruling=custom-cards-125
  Rule: An unopposed personnel on the planet takes the points of Drought Tree away

    Example: Klag does so, and Kurn has nothing left to take
      Given the spaceline:
        | mission    | state     |
        | Fleet Moon | completed |
      And Alice has:
        | card         | where           |
        | Drought Tree | on "Fleet Moon" |
      And Alice has 37 points
      And Bob has:
        | card | where           |
        | Klag | on "Fleet Moon" |
        | Kurn | on "Fleet Moon" |
      And it is Bob's turn
      When Bob uses "Klag" on "Drought Tree"
      Then Alice now has 30 points
      When Bob uses "Kurn" on "Drought Tree"
      Then Alice still has 30 points
      And nothing else has changed

    Scenario Outline: somebody of Alice's is <where>, and for Klag that is <verdict>
      Given the spaceline:
        | mission    | state     |
        | Fleet Moon | completed |
        | Excavation |           |
      And Alice has:
        | card         | where           |
        | Drought Tree | on "Fleet Moon" |
        | Worf         | <place>         |
      And Alice has 37 points
      And Bob has:
        | card | where           |
        | Klag | on "Fleet Moon" |
      And it is Bob's turn
      When Bob uses "Klag" on "Drought Tree"
      Then that is <verdict>

      Examples: On the same planet, and on another
        | where             | place           | verdict |
        | there             | on "Fleet Moon" | illegal |
        | on another planet | on "Excavation" | legal   |
