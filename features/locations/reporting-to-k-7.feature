@1e-glossary @1e-2014
Feature: Reporting to Deep Space Station K-7
  The station lets nobody report, but the time location where it is does.

  Background:
    Given these locations:
      | location                | quadrant |
      | Agricultural Assessment | Alpha    |
      | Sherman's Peak          | Time     |
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |

  @ruling=1eD-deep-space-station-k-7-05
  Rule: Compatible personnel native to the timeline report aboard by way of the time location

    Scenario Outline: for <card> to report aboard the station at <place> is <verdict>
      Given Alice has:
        | card                   | where        |
        | Deep Space Station K-7 | at "<place>" |
        | <card>                 | in hand      |
      When Alice reports "<card>" aboard "Deep Space Station K-7"
      Then that is <verdict>

      Examples:
        | card        | place                   | verdict |
        | Lt. D'Amato | Sherman's Peak          | legal   |
        | Calloway    | Sherman's Peak          | illegal |
        | Lt. D'Amato | Agricultural Assessment | illegal |

  @ruling=1eD-deep-space-station-k-7-06
  Rule: So does equipment

    Scenario Outline: for a <card> to report aboard the station at <place> is <verdict>
      Given Alice has:
        | card                   | where        |
        | Deep Space Station K-7 | at "<place>" |
        | <card>                 | in hand      |
      When Alice reports "<card>" aboard "Deep Space Station K-7"
      Then that is <verdict>

      Examples:
        | card             | place                   | verdict |
        | Classic Tricorder | Sherman's Peak          | legal   |
        | Tricorder         | Sherman's Peak          | illegal |
        | Classic Tricorder | Agricultural Assessment | illegal |
