Feature: Natives of a time location and doorways
  At their time location they need none; elsewhere they come like other cards of another universe.

  @ruling=cr14-time-location-17
  Rule: They need no doorway to report at their time location

    Background:
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card               | where                        |
        | Federation Outpost | at "Agricultural Assessment" |
        | Lt. D'Amato        | in hand                      |

    Example: at the time location without a doorway
      When Alice reports "Lt. D'Amato" to "Sherman's Peak"
      Then "Lt. D'Amato" is now on "Sherman's Peak"
      And nothing else has changed

  @ruling=cr14-time-location-18
  Rule: They may be used although their time location is not in play

    Example: Lt. D'Amato reports to an outpost through a doorway
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Federation Outpost      | at "Excavation" |
        | Lt. D'Amato             | in hand         |
      When Alice reports "Lt. D'Amato" to "Federation Outpost"
      Then "Lt. D'Amato" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=cr14-time-location-19
  Rule: With a doorway they may report elsewhere although their time location is in play

    @part=facility
    Example: Lt. D'Amato reports to an outpost, and not to Sherman's Peak
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card                    | where                        |
        | Alternate Universe Door | on the table                 |
        | Federation Outpost      | at "Agricultural Assessment" |
        | Lt. D'Amato             | in hand                      |
      When Alice reports "Lt. D'Amato" to "Federation Outpost"
      Then "Lt. D'Amato" is now aboard "Federation Outpost"
      And nothing else has changed

    @part=other
    Example: a Temporal Micro-Wormhole takes him aboard a runabout
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card                    | where                        |
        | Alternate Universe Door | on the table                 |
        | Temporal Micro-Wormhole | on the table                 |
        | Runabout                | at "Agricultural Assessment" |
        | Lt. D'Amato             | in hand                      |
      When Alice reports "Lt. D'Amato" aboard "Runabout" with "Temporal Micro-Wormhole"
      Then "Lt. D'Amato" is now aboard "Runabout"
      And "Temporal Micro-Wormhole" is now in Alice's discard pile
      And nothing else has changed
