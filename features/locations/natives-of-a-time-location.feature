Feature: Natives of a time location
  Cards that a time location calls native to its timeline may report there, and elsewhere as well.

  Background:
    Given these locations:
      | location                | quadrant |
      | Agricultural Assessment | Alpha    |
      | Sherman's Peak          | Time     |

  @ruling=cr14-time-location-12
  Rule: Natives report to the time location itself while it is in play

    Scenario Outline: for <card> that is <verdict>
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice reports "<card>" to "Sherman's Peak"
      Then that is <verdict>

      Examples:
        | card         | verdict |
        | Lt. D'Amato  | legal   |
        | Calloway     | illegal |

    Example: he does not report so to a mission
      Given Alice has:
        | card        | where   |
        | Lt. D'Amato | in hand |
      Then these are illegal:
        | action                                                |
        | Alice reports "Lt. D'Amato" to "Agricultural Assessment" |
      And these are legal:
        | action                                          |
        | Alice reports "Lt. D'Amato" to "Sherman's Peak" |

  @ruling=cr14-time-location-13
  Rule: Native personnel report on the surface of a planet

    Example: Lt. D'Amato is on the planet
      Given Alice has:
        | card        | where   |
        | Lt. D'Amato | in hand |
      When Alice reports "Lt. D'Amato" to "Sherman's Peak"
      Then "Lt. D'Amato" is now on "Sherman's Peak"
      And nothing else has changed

  @ruling=cr14-time-location-14
  Rule: They report aboard ships and facilities of their player's there with which they are compatible

    @part=ships
    Scenario Outline: aboard the <ship> that is <verdict>
      Given Alice has:
        | card        | where               |
        | <ship>      | at "Sherman's Peak" |
        | Lt. D'Amato | in hand             |
      When Alice reports "Lt. D'Amato" aboard "<ship>"
      Then that is <verdict>

      Examples:
        | ship          | verdict |
        | Runabout      | legal   |
        | I.K.S. Buruk  | illegal |

    @part=facilities
    Scenario Outline: and at the <outpost> it is <verdict>
      Given Alice has:
        | card        | where               |
        | <outpost>   | at "Sherman's Peak" |
        | Lt. D'Amato | in hand             |
      When Alice reports "Lt. D'Amato" aboard "<outpost>"
      Then that is <verdict>

      Examples:
        | outpost            | verdict |
        | Federation Outpost | legal   |
        | Klingon Outpost    | illegal |

  @ruling=cr14-time-location-15
  Rule: They report aboard a facility of the opponent's there that their player may use

    Scenario Outline: aboard the opponent's <facility> that is <verdict>
      Given Alice has:
        | card        | where   |
        | Lt. D'Amato | in hand |
      And Bob has:
        | card       | where               |
        | <facility> | at "Sherman's Peak" |
      When Alice reports "Lt. D'Amato" aboard "<facility>"
      Then that is <verdict>

      Examples:
        | facility               | verdict |
        | Deep Space Station K-7 | legal   |
        | Federation Outpost     | illegal |

  @ruling=cr14-time-location-16
  Rule: Native ships and facilities come into play in space there

    @part=ships
    Example: the Starship Constitution is in orbit
      Given Alice has:
        | card                  | where   |
        | Starship Constitution | in hand |
      When Alice reports "Starship Constitution" to "Sherman's Peak"
      Then "Starship Constitution" is now at "Sherman's Peak"
      And nothing else has changed

    @part=facilities
    Example: so is Deep Space Station K-7
      Given Alice has:
        | card                   | where   |
        | Deep Space Station K-7 | in hand |
      When Alice plays "Deep Space Station K-7" at "Sherman's Peak"
      Then "Deep Space Station K-7" is now at "Sherman's Peak"
      And nothing else has changed
