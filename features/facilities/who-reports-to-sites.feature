Feature: Who reports to sites
  Each site says who and what reports there.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |
    And Alice has:
      | card | where                |
      | Nor  | at "Eliminate Virus" |

  @ruling=1eS-site-02
  Rule: The text of each site says which personnel, equipment or ships report there

    @part=classification
    Scenario Outline: <classification> <verdict> report to <site>
      Given these made-up cards:
        | card  | type      | affiliations | classification   |
        | Belor | personnel | Cardassian   | <classification> |
      And Alice has:
        | card          | where                 |
        | <site>        | in the sites of "Nor" |
        | Docking Ports | in the sites of "Nor" |
        | Belor         | in hand               |
      When Alice reports "Belor" aboard "<site>"
      Then that is <judged>

      Examples:
        | classification | verdict  | site            | judged  |
        | OFFICER        | does     | Ops             | legal   |
        | MEDICAL        | does not | Ops             | illegal |
        | MEDICAL        | does     | Infirmary       | legal   |
        | SECURITY       | does not | Infirmary       | illegal |
        | SECURITY       | does     | Security Office | legal   |

    @part=classification
    Scenario Outline: an <classification> whose skill is <skill> reports to the Infirmary, and that is <judged>
      Given these made-up cards:
        | card  | type      | affiliations | classification   | skills  |
        | Belor | personnel | Cardassian   | <classification> | <skill> |
      And Alice has:
        | card          | where                 |
        | Infirmary     | in the sites of "Nor" |
        | Docking Ports | in the sites of "Nor" |
        | Belor         | in hand               |
      When Alice reports "Belor" aboard "Infirmary"
      Then that is <judged>

      Examples: The skill, and the classification
        | classification | skill   | judged  |
        | OFFICER        | MEDICAL | illegal |
        | MEDICAL        | OFFICER | legal   |

    @part=equipment
    Scenario Outline: <card> <verdict> report to the Infirmary
      Given Alice has:
        | card          | where                 |
        | Infirmary     | in the sites of "Nor" |
        | Docking Ports | in the sites of "Nor" |
        | <card>        | in hand               |
      When Alice reports "<card>" aboard "Infirmary"
      Then that is <judged>

      Examples:
        | card        | verdict  | judged  |
        | Medical Kit | does     | legal   |
        | Tricorder   | does not | illegal |

    @part=ships
    Scenario Outline: a ship with <number> staffing icons <verdict> report to Docking Ports
      Given these made-up cards:
        | card          | type | affiliations | staffing   |
        | Light Shuttle | ship | Cardassian   | <staffing> |
      And Alice has:
        | card          | where                 |
        | Docking Ports | in the sites of "Nor" |
        | Light Shuttle | in hand               |
      When Alice reports "Light Shuttle" to "Docking Ports"
      Then that is <judged>

      Examples:
        | number | staffing              | verdict  | judged  |
        | two    | staff, staff          | does     | legal   |
        | three  | command, staff, staff | does not | illegal |
