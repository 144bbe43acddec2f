Feature: Normal and special staffing icons
  Crew Reassignment has personnel with a special staffing icon report to a ship with the same one.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                    | where        |
      | Crew Reassignment       | on the table |
      | Alternate Universe Door | on the table |

  @ruling=1eS-ship-staffing-08
  Rule: Command, Staff and the subcommands of the Borg are normal staffing icons

    Scenario Outline: a ship asks for <icon>, and somebody with that icon <does>
      Given these made-up cards:
        | card   | type      | affiliations | range | staffing | icons  |
        | Vessel | ship      | Borg         | 8     | <icon>   |        |
        | Drone  | personnel | Borg         |       |          | <icon> |
      And Alice has:
        | card   | where           |
        | Vessel | at "Excavation" |
        | Drone  | in hand         |
      When Alice reports "Drone" to "Vessel"
      Then that is <verdict>

      @part=command
      Examples: Command
        | icon    | does            | verdict |
        | command | does not report | illegal |

      @part=staff
      Examples: Staff
        | icon  | does            | verdict |
        | staff | does not report | illegal |

      @part=communication
      Examples: Communication
        | icon          | does            | verdict |
        | communication | does not report | illegal |

      @part=navigation
      Examples: Navigation
        | icon       | does            | verdict |
        | navigation | does not report | illegal |

      @part=defense
      Examples: Defense
        | icon    | does            | verdict |
        | defense | does not report | illegal |

      Examples: Another one
        | icon         | does    | verdict |
        | enterprise-e | reports | legal   |

  @ruling=1eS-ship-staffing-12
  Rule: Any other icon is special with which a ship is staffed

    Scenario Outline: a ship with the icon <icon> asks for <staffing>
      Given these made-up cards:
        | card   | type      | affiliations | range | staffing   | icons  |
        | Vessel | ship      | Federation   | 8     | <staffing> | <icon> |
        | Ensign | personnel | Federation   |       |            | <icon> |
      And Alice has:
        | card   | where           |
        | Vessel | at "Excavation" |
        | Ensign | in hand         |
      When Alice reports "Ensign" to "Vessel"
      Then that is <verdict>

      Examples: An icon that staffs the ship, one of another ship, and one that staffs none
        | icon           | staffing     | verdict |
        | 22nd century   | 22nd century | legal   |
        | delta quadrant | staff        | illegal |
        | command        | command      | illegal |

  @ruling=1eS-ship-staffing-13
  Rule: The Non-Aligned icons of a Zalkonian Vessel are no special staffing icons

    Background:
      Given these made-up cards:
        | card        | type      | affiliations | range | staffing       | icons  |
        | Rebel Scout | ship      | Non-Aligned  | 8     | maquis, maquis |        |
        | Rebel Pilot | personnel | Non-Aligned  |       |                | maquis |

    Scenario Outline: to the <ship>, which asks for two of those, <whom> <does>
      Given Alice has:
        | card   | where           |
        | <ship> | at "Excavation" |
        | <whom> | in hand         |
      When Alice reports "<whom>" to "<ship>"
      Then that is <verdict>

      Examples: Somebody Non-Aligned, and somebody of the Maquis
        | ship             | whom        | does            | verdict |
        | Zalkonian Vessel | Amarie      | does not report | illegal |
        | Rebel Scout      | Rebel Pilot | reports         | legal   |

  @ruling=1eS-ship-staffing-14
  Rule: There are nine special staffing icons

    Scenario Outline: a ship has the icon <icon>, and somebody with that icon <does>
      Given these made-up cards:
        | card   | type      | affiliations | range | staffing | icons  |
        | Vessel | ship      | Federation   | 8     | staff    | <icon> |
        | Ensign | personnel | Federation   |       |          | <icon> |
      And Alice has:
        | card   | where           |
        | Vessel | at "Excavation" |
        | Ensign | in hand         |
      When Alice reports "Ensign" to "Vessel"
      Then that is <verdict>

      Examples: Each of them
        | icon                        | does    | verdict |
        | au                          | reports | legal   |
        | films                       | reports | legal   |
        | enterprise-e                | reports | legal   |
        | ocd                         | reports | legal   |
        | original series             | reports | legal   |
        | ketracel-white              | reports | legal   |
        | klingon-cardassian alliance | reports | legal   |
        | terran empire               | reports | legal   |
        | maquis                      | reports | legal   |
