Feature: What is of the Delta Quadrant
  Missions by the icon in their point box, other cards by theirs.

  @ruling=1eD-delta-quadrant-01
  Rule: A mission with the Delta Quadrant icon in its point box is a Delta Quadrant mission

    Example: Aftermath is one, and Excavation is not
      Then "Aftermath" has the feature Delta Quadrant mission
      And "Excavation" does not have the feature Delta Quadrant mission
      And "Aftermath" does not have the feature Gamma Quadrant mission

  @ruling=1eD-delta-quadrant-icon-01
  Rule: A personnel, ship or facility with the Delta Quadrant icon is native to the Delta Quadrant

    Scenario Outline: <card> is, being a <kind> that has the icon
      Then "<card>" is native to Delta Quadrant
      And "<card>" is not native to Alpha Quadrant

      @part=personnel
      Examples: A personnel
        | card            | kind      |
        | Kathryn Janeway | personnel |

      @part=ship
      Examples: A ship
        | card         | kind |
        | Kazon Raider | ship |

      @part=facility
      Examples: A facility
        | card            | kind     |
        | Hirogen Outpost | facility |

    Example: equipment with the icon is native to no such place
      Given these made-up cards:
        | card        | type      | icons          |
        | Quiet Crate | equipment | delta quadrant |
      Then "Kazon Raider" is native to Delta Quadrant
      And "Quiet Crate" is not native to Delta Quadrant

    Scenario Outline: a <kind> with <icon> reports to an outpost in the Alpha Quadrant, and that is <verdict>
      Given these made-up cards:
        | card        | type   | affiliations | icons  |
        | Lost Cousin | <kind> | Federation   | <icon> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Lost Cousin        | in hand         |
      When Alice reports "Lost Cousin" to "Federation Outpost"
      Then that is <verdict>

      @part=personnel
      Examples: A personnel
        | kind      | icon           | verdict |
        | personnel | delta quadrant | illegal |
        | personnel | staff          | legal   |

      @part=ship
      Examples: A ship
        | kind | icon           | verdict |
        | ship | delta quadrant | illegal |
        | ship | deep space 9   | legal   |

    Scenario Outline: Ops of a station in the Alpha Quadrant downloads a guard with <icon>, and that is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | classification | icons  |
        | Quiet Sentry | personnel | Cardassian   | SECURITY       | <icon> |
      And the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card            | where                 |
        | Nor             | at "Eliminate Virus"  |
        | Ops             | in the sites of "Nor" |
        | Security Office | in the sites of "Nor" |
        | Docking Ports   | in the sites of "Nor" |
        | Quiet Sentry    | in draw deck          |
      When Alice downloads "Quiet Sentry" aboard "Security Office" with "Ops"
      Then that is <verdict>

      Examples:
        | icon           | verdict |
        | delta quadrant | illegal |
        | staff          | legal   |
