Feature: What they are played on, as printed
  Cards that lie on somebody or something of one kind.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-375
  Rule: Ocular Implants are for Borg, androids and Geordi

    Scenario Outline: they are played on <whose> <who>, and that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | species |
        | Tin Man    | personnel | Federation   | Android |
        | Idle Drone | personnel | Borg         |         |
      And Alice has:
        | card            | where   |
        | Ocular Implants | in hand |
      And <whose> has:
        | card  | where           |
        | <who> | on "Excavation" |
      When Alice plays "Ocular Implants" on "<who>"
      Then that is <verdict>

      Examples: Theirs and others
        | whose | who             | verdict |
        | Alice | Idle Drone      | legal   |
        | Alice | Tin Man         | legal   |
        | Alice | Geordi La Forge | legal   |
        | Alice | Calloway        | illegal |
        | Bob   | Tin Man         | illegal |

  @ruling=custom-cards-376
  Rule: HQ: Return Orb to Bajor is for one of its player's personnel with the orb icon, and steals Orbs present with him

    Scenario Outline: it is played on <whose> <who>, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | icons |
        | Quiet Vedek | personnel | Bajoran      | orb   |
        | Plain Monk  | personnel | Bajoran      |       |
      And Alice has:
        | card                    | where   |
        | HQ: Return Orb to Bajor | in hand |
      And <whose> has:
        | card  | where           |
        | <who> | on "Excavation" |
      When Alice plays "HQ: Return Orb to Bajor" on "<who>"
      Then that is <verdict>

      Examples: With the icon, without it, and the other player's
        | whose | who         | verdict |
        | Alice | Quiet Vedek | legal   |
        | Alice | Plain Monk  | illegal |
        | Bob   | Quiet Vedek | illegal |

    Scenario Outline: it lies on <whose> vedek, the <what> is on <planet>, and to steal it is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | icons |
        | Quiet Vedek | personnel | Bajoran      | orb   |
      And Alice has:
        | card                    | where            |
        | Quiet Vedek             | on "Excavation"  |
        | HQ: Return Orb to Bajor | on "Quiet Vedek" |
      And Bob has:
        | card   | where         |
        | Klag   | on "<planet>" |
        | <what> | on "<planet>" |
      When Alice uses "HQ: Return Orb to Bajor" on "<what>"
      Then that is <verdict>

      Examples: An Orb with her, one elsewhere, and no Orb
        | whose | what         | planet         | verdict |
        | her   | Orb Fragment | Excavation     | legal   |
        | her   | Orb Fragment | Relief Mission | illegal |
        | her   | Tricorder    | Excavation     | illegal |

  @ruling=custom-cards-377
  Rule: Commandeer Ship is for one of its player's with Computer Skill aboard an opponent's ship

    Scenario Outline: it is played on <whose> officer with <skill>, who is <state> aboard <owner>'s ship, and that is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations | classification | skills  |
        | Officer | personnel | Klingon      | OFFICER        | <skill> |
      And <whose> has:
        | card    | where           |
        | Officer | on "Excavation" |
      And <owner> has:
        | card           | where           |
        | Mercenary Ship | at "Excavation" |
      And Alice has:
        | card            | where   |
        | Commandeer Ship | in hand |
      And "Officer" is aboard "Mercenary Ship"
      And "Officer" is <state>
      When Alice plays "Commandeer Ship" on "Officer"
      Then that is <verdict>

      Examples: Skill, player, stopped or not, and the ship
        | whose | skill          | owner | state       | verdict |
        | Alice | Computer Skill | Bob   | not stopped | legal   |
        | Alice | Navigation     | Bob   | not stopped | illegal |
        | Bob   | Computer Skill | Bob   | not stopped | illegal |
        | Alice | Computer Skill | Bob   | stopped     | illegal |
        | Alice | Computer Skill | Alice | not stopped | illegal |

    Example: nobody commandeers on a planet
      Given these made-up cards:
        | card    | type      | affiliations | skills         |
        | Officer | personnel | Klingon      | Computer Skill |
      And Alice has:
        | card            | where           |
        | Officer         | on "Excavation" |
        | Commandeer Ship | in hand         |
      When Alice plays "Commandeer Ship" on "Officer"
      Then that is illegal

  @ruling=custom-cards-378
  Rule: Incoming Message: Attack Authorization is for a ship of the Federation with a traitor aboard

    Scenario Outline: it is played on a <affiliation> ship with <skill> aboard, and that is <verdict>
      Given these made-up cards:
        | card          | type      | affiliations  | skills  | range | weapons | shields |
        | Light Cruiser | ship      | <affiliation> |         | 7     | 5       | 9       |
        | Officer       | personnel | <affiliation> | <skill> |       |         |         |
      And Alice has:
        | card                                   | where                  |
        | Incoming Message: Attack Authorization | in hand                |
        | Light Cruiser                          | at "Excavation"        |
        | Officer                                | aboard "Light Cruiser" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice plays "Incoming Message: Attack Authorization" on "Light Cruiser"
      Then that is <verdict>

      Examples: Affiliation and skill
        | affiliation | skill     | verdict |
        | Federation  | Treachery | legal   |
        | Federation  | Honor     | illegal |
        | Klingon     | Treachery | illegal |

    @frame=many
    Example: Alice says which ship at the location it must attack, her own or his
      Given these made-up cards:
        | card          | type      | affiliations | skills    | range | weapons | shields |
        | Light Cruiser | ship      | Federation   |           | 7     | 10      | 9       |
        | Officer       | personnel | Federation   | Treachery |       |         |         |
      And Alice has:
        | card                                   | where                  |
        | Incoming Message: Attack Authorization | in hand                |
        | Light Cruiser                          | at "Excavation"        |
        | Officer                                | aboard "Light Cruiser" |
        | Runabout [hers]                        | at "Excavation"        |
        | Federation Outpost                     | at "Excavation"        |
      And Bob has:
        | card            | where               |
        | Runabout [his]  | at "Excavation"     |
        | Runabout [away] | at "Relief Mission" |
      When Alice plays "Incoming Message: Attack Authorization" on "Light Cruiser"
      And Alice chooses "Runabout" [his] from "Runabout" [hers] and "Runabout" [his]
      Then "Runabout" [his] is now stopped
      And "Runabout" [hers] is still not stopped
