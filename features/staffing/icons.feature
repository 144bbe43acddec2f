Feature: Staffing icons
  Which icon does for which, and how many of them one personnel brings.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |

  @ruling=1eS-ship-staffing-09
  Rule: A Command does for a Staff

    Scenario Outline: Deanna Troi commands the Nebula, and <second> is beside her
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
        | <second>      | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: A second Command, and nobody with an icon
        | second           | verdict |
        | Benjamin Maxwell | legal   |
        | Calloway         | illegal |

  @ruling=1eS-ship-staffing-10
  Rule: A dilemma that asks for a Staff is not met by a Command

    Background:
      Given these made-up cards:
        | card         | type      | kind  | affiliations | skills     | icons   | attempted by | requires |
        | Quiet Nebula | mission   | space |              |            |         | any          | Honor x9 |
        | Old Hand     | personnel |       | Federation   | Leadership | command |              |          |
        | Young Hand   | personnel |       | Federation   | Leadership | staff   |              |          |
      And the spaceline:
        | mission      |
        | Quiet Nebula |

    Scenario Outline: one Old Hand and <n> Young Hands face it
      Given Alice has:
        | card       | where             | count |
        | Runabout   | at "Quiet Nebula" |       |
        | Old Hand   | aboard "Runabout" |       |
        | Young Hand | aboard "Runabout" | <n>   |
      And Bob has:
        | card  | where                |
        | Oops! | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula"
      Then "Oops!" <outcome>

      @frame=differs
      Examples: It asks for three of the Staff
        | n | outcome               |
        | 2 | has not been overcome |
        | 3 | has been overcome     |

  @ruling=1eS-ship-staffing-11
  Rule: No other icon does for a Command or a Staff

    Scenario Outline: <first> and <second> are aboard the Nebula
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Calloway      | aboard "U.S.S. Nebula" |
        | <first>       | aboard "U.S.S. Nebula" |
        | <second>      | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Wormhole Negotiations"
      Then that is <verdict>

      @part=command
      Examples: Two of the Staff, and nobody for the Command
        | first       | second       | verdict |
        | Leah Brahms | Jenna D'Sora | illegal |

      @part=staff
      Examples: A Command, and somebody from the alternate universe for the Staff
        | first       | second               | verdict |
        | Deanna Troi | Berlingoff Rasmussen | illegal |

      @part=command @part=staff
      Examples: A Command and a Staff
        | first       | second      | verdict |
        | Deanna Troi | Leah Brahms | legal   |

  @ruling=1eS-ship-staffing-15
  Rule: One personnel fills one icon, however many he has

    Background:
      Given these made-up cards:
        | card         | type | affiliations | range | staffing           |
        | Time Cruiser | ship | Federation   | 8     | au, command, staff |

    Scenario Outline: Richard Castillo, Command and from the alternate universe, flies a ship that asks for both and a Staff, with <whom>
      Given Alice has:
        | card             | where                 |
        | Time Cruiser     | at "Excavation"       |
        | Richard Castillo | aboard "Time Cruiser" |
        | Jenna D'Sora     | aboard "Time Cruiser" |
        | <whom>           | aboard "Time Cruiser" |
      When Alice moves "Time Cruiser" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Without another Command, and with one
        | whom             | verdict |
        | Calloway         | illegal |
        | Benjamin Maxwell | legal   |

    Scenario Outline: a ship asks for an icon of the alternate universe and a Command, an officer with both is aboard, and <whom>
      Given these made-up cards:
        | card         | type      | affiliations | range | staffing    | icons       |
        | Time Skipper | ship      | Federation   | 8     | au, command |             |
        | Time Officer | personnel | Federation   |       |             | au, command |
      And Alice has:
        | card         | where                 |
        | Time Skipper | at "Excavation"       |
        | Time Officer | aboard "Time Skipper" |
        | <whom>       | aboard "Time Skipper" |
      When Alice moves "Time Skipper" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Nobody else with an icon, and another Command
        | whom             | verdict |
        | Calloway         | illegal |
        | Benjamin Maxwell | legal   |

  @ruling=1eS-ship-staffing-17
  Rule: A Borg Cube takes seven, whoever is among them

    Background:
      Given these made-up cards:
        | card           | type      | affiliations | icons      |
        | Helm Drone     | personnel | Borg         | navigation |
        | Gunnery Drone  | personnel | Borg         | defense    |
        | Watchful Drone | personnel | Borg         |            |

    Scenario Outline: <leader> and <others> others are aboard
      Given Alice has:
        | card           | where              | count |
        | Borg Cube      | at "Excavation"    |       |
        | <leader>       | aboard "Borg Cube" |       |
        | Helm Drone     | aboard "Borg Cube" | 2     |
        | Gunnery Drone  | aboard "Borg Cube" |       |
        | Watchful Drone | aboard "Borg Cube" | <n>   |
      When Alice moves "Borg Cube" to "Wormhole Negotiations"
      Then that is <verdict>

      @part=queen
      Examples: With the Queen six of them, and seven
        | leader     | others | n | verdict |
        | Borg Queen | five   | 2 | illegal |
        | Borg Queen | six    | 3 | legal   |

      @part=locutus
      Examples: With Locutus six of them, and seven
        | leader          | others | n | verdict |
        | Locutus of Borg | five   | 2 | illegal |
        | Locutus of Borg | six    | 3 | legal   |

  @ruling=1eS-ship-staffing-16
  Rule: A card text may let one personnel fill several icons

    Background:
      Given these made-up cards:
        | card   | type | affiliations | range | staffing                           |
        | Wedge  | ship | Borg         | 8     | communication, navigation, defense |
        | Needle | ship | Borg         | 8     | navigation, navigation             |
        | Blade  | ship | Borg         | 8     | navigation, delta quadrant         |

    Scenario Outline: <whoever> is alone aboard the <ship>
      Given Alice has:
        | card      | where           |
        | <ship>    | at "Excavation" |
        | <whoever> | aboard "<ship>" |
      When Alice moves "<ship>" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Seven of Nine is allowed to fill all three, but has one icon of each kind, and may not add any other
        | whoever                  | ship   | verdict |
        | Seven of Nine (The Borg) | Wedge  | legal   |
        | Seven of Nine (The Borg) | Needle | illegal |
        | Seven of Nine (The Borg) | Blade  | illegal |

  @ruling=1eS-seven-of-nine-01
  Rule: Seven of Nine staffs a Borg ship by two or three of her subcommand icons at once

    Scenario Outline: a ship asks for <staffing>
      Given these made-up cards:
        | card  | type | affiliations | range | staffing   |
        | Wedge | ship | Borg         | 8     | <staffing> |
      And Alice has:
        | card                     | where           |
        | Wedge                    | at "Excavation" |
        | Seven of Nine (The Borg) | aboard "Wedge"  |
      When Alice moves "Wedge" to "Wormhole Negotiations"
      Then "Wedge" is now at "Wormhole Negotiations"
      And "Wedge" is now left with RANGE 4
      And nothing else has changed

      @part=two
      Examples: Two of them
        | staffing                  |
        | communication, navigation |
        | communication, defense    |
        | navigation, defense       |

      @part=three
      Examples: All three
        | staffing                           |
        | communication, navigation, defense |

  @ruling=1eS-seven-of-nine-02
  Rule: Seven of Nine supplies her affiliation icon instead of the others

    Background:
      Given these made-up cards:
        | card        | type      | affiliations | range | staffing         | icons      |
        | Mixed Prism | ship      | Borg         | 8     | borg, navigation |            |
        | Plain Drone | personnel | Borg         |       |                  |            |
        | Helm Drone  | personnel | Borg         |       |                  | navigation |

    Example: alone she does not staff a ship that asks for Borg and Navigation
      Given Alice has:
        | card                     | where                |
        | Mixed Prism              | at "Excavation"      |
        | Seven of Nine (The Borg) | aboard "Mixed Prism" |
      When Alice moves "Mixed Prism" to "Wormhole Negotiations"
      Then that is illegal
      And nothing else has changed

    Scenario Outline: with <whom> aboard, who has <the other>, she does
      Given Alice has:
        | card                     | where                |
        | Mixed Prism              | at "Excavation"      |
        | Seven of Nine (The Borg) | aboard "Mixed Prism" |
        | <whom>                   | aboard "Mixed Prism" |
      When Alice moves "Mixed Prism" to "Wormhole Negotiations"
      Then "Mixed Prism" is now at "Wormhole Negotiations"
      And "Mixed Prism" is now left with RANGE 4
      And nothing else has changed

      Examples: She supplies the one or the other
        | whom        | the other            |
        | Plain Drone | the affiliation icon |
        | Helm Drone  | the Navigation icon  |
