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

    Example: Lt. D'Amato reports aboard
      Given Alice has:
        | card                   | where               |
        | Deep Space Station K-7 | at "Sherman's Peak" |
        | Lt. D'Amato            | in hand             |
      When Alice reports "Lt. D'Amato" aboard "Deep Space Station K-7"
      Then "Lt. D'Amato" is now aboard "Deep Space Station K-7"
      And nothing else has changed

    Example: where nobody of a later time reports, and no Klingon of that time, Lt. D'Amato does
      Given these made-up cards:
        | card         | type      | affiliations | icons               |
        | Captain Karg | personnel | Klingon      | au, original series |
      And Alice has:
        | card                   | where               |
        | Deep Space Station K-7 | at "Sherman's Peak" |
        | Lt. D'Amato            | in hand             |
        | Calloway               | in hand             |
        | Captain Karg           | in hand             |
      Then these are illegal:
        | action                                                       |
        | Alice reports "Calloway" aboard "Deep Space Station K-7"     |
        | Alice reports "Captain Karg" aboard "Deep Space Station K-7" |
      When Alice reports "Lt. D'Amato" aboard "Deep Space Station K-7"
      Then "Lt. D'Amato" is now aboard "Deep Space Station K-7"
      And "Calloway" and "Captain Karg" are still in Alice's hand
      And nothing else has changed

  @ruling=1eD-deep-space-station-k-7-06
  Rule: So does equipment that is native to it

    Example: a Classic Tricorder comes aboard
      Given Alice has:
        | card                   | where               |
        | Deep Space Station K-7 | at "Sherman's Peak" |
        | Classic Tricorder      | in hand             |
      When Alice reports "Classic Tricorder" aboard "Deep Space Station K-7"
      Then "Classic Tricorder" is now aboard "Deep Space Station K-7"
      And nothing else has changed

    Example: where a Tricorder of a later time does not report, a Classic Tricorder does
      Given Alice has:
        | card                   | where               |
        | Deep Space Station K-7 | at "Sherman's Peak" |
        | Classic Tricorder      | in hand             |
        | Tricorder              | in hand             |
      Then these are illegal:
        | action                                                    |
        | Alice reports "Tricorder" aboard "Deep Space Station K-7" |
      When Alice reports "Classic Tricorder" aboard "Deep Space Station K-7"
      Then "Classic Tricorder" is now aboard "Deep Space Station K-7"
      And "Tricorder" is still in Alice's hand
      And nothing else has changed
