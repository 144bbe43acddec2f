Feature: Drones
  Who is a drone, and what that means to other cards.

  @ruling=1eD-drone-01
  Rule: A Borg whose Identification has the word Drone in it is a drone

    Example: Eight of Nineteen is an Assault Drone
      Then "Eight of Nineteen" has the feature drone
      And "Gowron" does not have the feature drone

  @ruling=1eD-drone-04
  Rule: The Borg Queen is no drone

    Example: she commands them
      Then "Borg Queen" does not have the feature drone

  @ruling=1eD-drone-05
  Rule: A counterpart is no drone

    Example: Locutus and Dukat have kept their names
      Then "Locutus of Borg" does not have the feature drone
      And "Dukat of Borg" does not have the feature drone

  @ruling=1eD-drone-06
  Rule: Whoever is Borg, or was, and of another affiliation is no drone

    @part=borg
    Example: One, who is Non-Aligned, never was of a collective
      Then "One" does not have the feature drone

    @part=former
    Example: Seven of Nine came to the Federation
      Then "Seven of Nine" does not have the feature drone

  @ruling=1eD-drone-02
  Rule: Whomever Borg assimilate becomes a drone

    Example: as soon as he is assimilated, Four of Nine sends Klag back to the collective
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card         | where           |
        | Four of Nine | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
        | Kurn | on "Excavation" |
      And Alice has:
        | card                | where   |
        | Sudden Assimilation | in hand |
      When Alice plays "Sudden Assimilation" on "Klag"
      Then these are legal:
        | action                              |
        | Alice uses "Four of Nine" on "Klag" |
      And these are illegal:
        | action                              |
        | Alice uses "Four of Nine" on "Kurn" |

  @ruling=1eD-drone-03
  Rule: Whoever is assimilated as a counterpart by Assimilate Counterpart does not become a drone

    Scenario Outline: Four of Nine has <power> over <whom>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card   | where           | state                            |
        | Gowron | on "Excavation" | assimilated, controlled by Alice |
        | Klag   | on "Excavation" | assimilated, controlled by Alice |
      And Alice has:
        | card                   | where           |
        | Four of Nine           | on "Excavation" |
        | Assimilate Counterpart | on "Gowron"     |
      When Alice uses "Four of Nine" on "<whom>"
      Then that is <verdict>

      Examples:
        | power    | whom   | verdict |
        | no power | Gowron | illegal |
        | power    | Klag   | legal   |

  @ruling=1eD-drone-07
  Rule: A card that downloads drones does not fetch whoever is none

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Worf     | aboard "Runabout"          |

    @part=queen @part=counterpart @part=other-affiliation
    Scenario Outline: <whom> does not come with the beam
      Given Bob has:
        | card               | where                         |
        | Undetected Beam-In | under "Explore Black Cluster" |
        | Borg Cube          | at "Explore Black Cluster"    |
        | Guard Drone        | in draw deck                  |
        | <whom>             | in draw deck                  |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      And Bob chooses "<whom>"
      Then that is illegal
      When Bob chooses "Guard Drone"
      Then "Guard Drone" has been downloaded
      And "<whom>" is still in Bob's draw deck

      Examples:
        | whom            |
        | Borg Queen      |
        | Locutus of Borg |
        | Seven of Nine   |

  @ruling=1eD-drone-08
  Rule: A card that affects drones does nothing to whoever is none

    @part=queen @part=counterpart @part=other-affiliation
    Scenario Outline: Four of Nine <sends> <whom> back to the collective
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card         | where           |
        | Four of Nine | on "Excavation" |
        | <whom>       | on "Excavation" |
      When Alice uses "Four of Nine" on "<whom>"
      Then that is <verdict>

      Examples:
        | sends         | whom              | verdict |
        | does not send | Borg Queen        | illegal |
        | does not send | Dukat of Borg     | illegal |
        | does not send | Seven of Nine     | illegal |
        | sends         | Astrogation Drone | legal   |

  @ruling=1eD-drone-09
  Rule: A drone has no gender

    Example: Worf is a man for Jamaharon, until he is assimilated
      Given the spaceline:
        | mission          |
        | Excavation       |
        | Relief Mission   |
        | Risa Shore Leave |
      And Bob has:
        | card | where               |
        | Worf | on "Excavation"     |
        | Data | on "Relief Mission" |
      And Alice has:
        | card                | where   |
        | Jamaharon           | in hand |
        | Sudden Assimilation | in hand |
      Then these are legal:
        | action                            |
        | Alice plays "Jamaharon" on "Worf" |
      When Alice plays "Sudden Assimilation" on "Worf"
      Then these are illegal:
        | action                            |
        | Alice plays "Jamaharon" on "Worf" |
      And these are legal:
        | action                            |
        | Alice plays "Jamaharon" on "Data" |

  @ruling=1eD-drone-10
  Rule: A drone is no target for Assimilate Counterpart

    Scenario Outline: <whom>, whom Bob holds, <is>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card   | where           | state   |
        | Gowron | on "Excavation" | <state> |
      And Alice has:
        | card                   | where   |
        | Assimilate Counterpart | in hand |
      When Alice plays "Assimilate Counterpart" on "Gowron"
      Then that is <verdict>

      Examples:
        | whom                  | is           | state       | verdict |
        | an assimilated man    | is no target | assimilated | illegal |
        | a man of his own mind | is a target  | not stopped | legal   |

  @ruling=1eD-drone-11
  Rule: A drone is no target for a card that targets a male or a female

    Background:
      Given the spaceline:
        | mission          |
        | Excavation       |
        | Relief Mission   |
        | Risa Shore Leave |

    @part=male
    Scenario Outline: Risa has <something> for <whom>
      Given Bob has:
        | card   | where               | state                            |
        | Gowron | on "Excavation"     | assimilated, controlled by Alice |
        | Kurn   | on "Relief Mission" | not stopped                      |
      And Alice has:
        | card      | where   |
        | Jamaharon | in hand |
      When Alice plays "Jamaharon" on "<whom>"
      Then that is <verdict>

      Examples:
        | something | whom   | verdict |
        | nothing   | Gowron | illegal |
        | much      | Kurn   | legal   |

    @part=female
    Scenario Outline: the flowers <reach> <whom>
      Given Bob has:
        | card        | where           | state                            |
        | Deanna Troi | on "Excavation" | assimilated, controlled by Alice |
        | Calloway    | on "Excavation" | not stopped                      |
      And Alice has:
        | card               | where   |
        | Flowers for a Lady | in hand |
      When Alice plays "Flowers for a Lady" on "<whom>"
      Then that is <verdict>

      Examples:
        | reach        | whom        | verdict |
        | do not reach | Deanna Troi | illegal |
        | reach        | Calloway    | legal   |

  @ruling=custom-borg-01
  Rule: Whom the Borg have assimilated is one of them

    Scenario Outline: Gibson is <state>, and that a drone reports to her ship is <verdict>
      Given the spaceline:
        | mission            |
        | Acquire Technology |
      And Alice has:
        | card        | where                   | state   |
        | Borg Cube   | at "Acquire Technology" |         |
        | Gibson      | aboard "Borg Cube"      | <state> |
        | Guard Drone | in hand                 |         |
      Then these are <verdict>:
        | action                                          |
        | Alice reports "Guard Drone" aboard "Borg Cube" |

      Examples:
        | state       | verdict |
        | assimilated | legal   |
        | stopped     | illegal |
