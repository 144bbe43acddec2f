Feature: Skills that are selected
  Some personnel report with a gap in the skills box: K'chiQ and the Borg Queen fill it with any skill, Lal with two of those present.

  Background:
    Given the spaceline:
      | mission              |
      | Hunt for DNA Program |
      | Ambush Ship          |

  @ruling=1eS-skills-modifying-02
  Rule: Only regular skills are selected

    @frame=unsayable
    Example: Lal is offered what Deanna Troi has, but not her special skill
      Given Alice has:
        | card                        | where                       |
        | Federation Outpost          | at "Hunt for DNA Program"   |
        | Deanna Troi (First Contact) | aboard "Federation Outpost" |
        | Lal                         | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      Then Alice must now choose one of Diplomacy, Empathy and Navigation
      When Alice chooses Empathy
      Then Alice must now choose one of Diplomacy and Navigation
      When Alice chooses Navigation
      Then the skills of "Lal" are Computer Skill, Youth, Empathy, Navigation, CIVILIAN

    @frame=unsayable
    Example: Lal is offered what Mortal Q has, but not the Leadership that he takes away
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Hunt for DNA Program"   |
        | Mortal Q           | aboard "Federation Outpost" |
        | Worf               | aboard "Federation Outpost" |
        | Lal                | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      Then Alice must now choose one of Physics, Geology, Honor, Navigation and Diplomacy
      When Alice chooses Physics
      And Alice chooses Geology
      Then the skills of "Lal" are Computer Skill, Youth, Physics, Geology, CIVILIAN

  Rule: Lal, reported where Deanna Troi and Sarek are, selects two of the regular skills that they have

    Background:
      Given Alice has:
        | card                        | where                       |
        | Federation Outpost          | at "Hunt for DNA Program"   |
        | Deanna Troi (First Contact) | aboard "Federation Outpost" |
        | Sarek                       | aboard "Federation Outpost" |
        | Lal                         | in hand                     |

    @ruling=1eS-skills-modifying-15 @frame=unsayable
    Scenario Outline: <one> and <other> are a choice
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses <one> from Diplomacy, Empathy, Navigation and Mindmeld
      And Alice chooses <other>
      Then the skills of "Lal" are Computer Skill, Youth, <one>, <other>, CIVILIAN

      Examples:
        | one        | other      |
        | Diplomacy  | Empathy    |
        | Diplomacy  | Navigation |
        | Diplomacy  | Mindmeld   |
        | Empathy    | Navigation |
        | Empathy    | Mindmeld   |
        | Navigation | Mindmeld   |

    @ruling=1eS-skills-modifying-16 @frame=unsayable
    Example: the special skill of Deanna Troi is none
      When Alice reports "Lal" to "Federation Outpost"
      Then Alice must now choose one of Diplomacy, Empathy, Navigation and Mindmeld
      When Alice chooses Navigation
      Then Alice must now choose one of Diplomacy, Empathy and Mindmeld
      When Alice chooses Mindmeld
      Then the skills of "Lal" are Computer Skill, Youth, Navigation, Mindmeld, CIVILIAN

    @ruling=1eS-skills-modifying-17 @frame=unsayable
    Example: Diplomacy twice is none, though both of them have it
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Diplomacy
      And Alice chooses Diplomacy
      Then that is illegal
      When Alice chooses Empathy
      Then the skills of "Lal" are Computer Skill, Youth, Diplomacy, Empathy, CIVILIAN

    @ruling=1eS-skills-modifying-17 @frame=unsayable
    Example: after Diplomacy she has to have something else
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Diplomacy
      And Alice chooses Mindmeld
      Then that is legal
      And the skills of "Lal" are Computer Skill, Youth, Diplomacy, Mindmeld, CIVILIAN

    @ruling=1eS-skills-modifying-18 @frame=unsayable
    Example: the Diplomacy x3 of Sarek is none, and what she has of it is one level
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Diplomacy
      And Alice chooses Mindmeld
      Then the skills of "Lal" are Computer Skill, Youth, Diplomacy, Mindmeld, CIVILIAN
      And the skills of "Sarek" are Diplomacy x3, Mindmeld, V.I.P.

  @ruling=1eS-skills-modifying-13
  Rule: A skill is selected at one level

    Background:
      Given these made-up cards:
        | card      | type    | kind   | attempted by | requires    |
        | First Vow | mission | planet | any          | Mindmeld    |
        | Great Vow | mission | planet | any          | Mindmeld x2 |

    Scenario Outline: Lal learns from Mr. Spock, a master of the meld, and <what>
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card                    | where                       |
        | Federation Outpost      | at "<mission>"              |
        | Alternate Universe Door | on the table                |
        | Mr. Spock               | aboard "Federation Outpost" |
        | Lal                     | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Mindmeld
      And Alice chooses SCIENCE
      And Alice beams "Lal" to "<mission>"
      And Alice attempts "<mission>"
      Then "<mission>" is <outcome>

      @frame=many
      Examples:
        | what                   | mission   | outcome             |
        | needs no more than one | First Vow | now completed       |
        | is no master herself   | Great Vow | still not completed |

  @ruling=1eS-skills-modifying-14
  Rule: Who selects two skills selects two different ones

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Hunt for DNA Program"   |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Lal                | in hand                     |

    @frame=unsayable
    Example: Lal is not twice as good a physicist as Geordi
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses Physics
      Then that is illegal
      When Alice chooses Navigation
      Then the skills of "Lal" are Computer Skill, Youth, Physics, Navigation, CIVILIAN

    @frame=unsayable
    Example: she is an engineer besides
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses ENGINEER
      Then that is legal
      And the skills of "Lal" are Computer Skill, Youth, Physics, ENGINEER, CIVILIAN

    @frame=unsayable
    Example: Bob, whose dilemma gives Worf two other skills, selects two different ones
      Given Alice has:
        | card | where                     |
        | Worf | on "Hunt for DNA Program" |
      And Bob has:
        | card          | where                        |
        | Frame of Mind | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Bob chooses Navigation
      And Bob chooses Navigation
      Then that is illegal
      When Bob chooses Music
      Then "Frame of Mind" is now on "Worf"

    @frame=unsayable
    Example: Dr. Soong, who programs the Lal of the opponent anew, gives her two different ones
      Given it is Bob's turn
      And Bob has:
        | card                     | where                             |
        | Federation Outpost [his] | at "Hunt for DNA Program"         |
        | Geordi La Forge [his]    | aboard "Federation Outpost" [his] |
        | Lal [his]                | in hand                           |
      And Alice has:
        | card      | where                     |
        | Dr. Soong | on "Hunt for DNA Program" |
      When Bob reports "Lal" [his] to "Federation Outpost" [his]
      And Bob chooses Navigation
      And Bob chooses Physics
      And Bob beams "Lal" [his] to "Hunt for DNA Program"
      And Bob ends the turn
      And Alice uses "Dr. Soong" on "Lal" [his]
      And Alice chooses Cybernetics
      And Alice chooses Cybernetics
      Then that is illegal
      When Alice chooses ENGINEER
      Then that is legal

  @ruling=1eS-skills-modifying-19
  Rule: K'chiQ selects Diplomacy, and not Diplomacy x2

    Scenario Outline: K'chiQ negotiates, and <what>
      Given these made-up cards:
        | card         | type    | kind   | attempted by | requires     |
        | First Parley | mission | planet | any          | Diplomacy    |
        | Great Parley | mission | planet | any          | Diplomacy x2 |
      And the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card                    | where          |
        | Klingon Outpost         | at "<mission>" |
        | Alternate Universe Door | on the table   |
        | K'chiQ                  | in hand        |
      When Alice reports "K'chiQ" to "Klingon Outpost"
      And Alice chooses Diplomacy
      And Alice beams "K'chiQ" to "<mission>"
      And Alice attempts "<mission>"
      Then "<mission>" is <outcome>

      @frame=many
      Examples:
        | what                      | mission      | outcome             |
        | comes to an understanding | First Parley | now completed       |
        | comes to none             | Great Parley | still not completed |

  Rule: Whoever selects freely selects any personnel type, but not ANIMAL

    Scenario Outline: <selector> has <skill> selected when reporting
      Given Alice has:
        | card                    | where          |
        | <outpost>               | at "<mission>" |
        | Alternate Universe Door | on the table   |
        | <selector>              | in hand        |
      When Alice reports "<selector>" to "<outpost>"
      And Alice chooses <skill>
      Then the skills of "<selector>" are <skills>

      @ruling=1eS-skills-modifying-21 @frame=unsayable
      Examples: Any personnel type
        | selector   | outpost         | skill    | skills             | mission              |
        | K'chiQ     | Klingon Outpost | CIVILIAN | CIVILIAN x2        | Hunt for DNA Program |
        | K'chiQ     | Klingon Outpost | ENGINEER | ENGINEER, CIVILIAN | Hunt for DNA Program |
        | K'chiQ     | Klingon Outpost | MEDICAL  | MEDICAL, CIVILIAN  | Hunt for DNA Program |
        | K'chiQ     | Klingon Outpost | OFFICER  | OFFICER, CIVILIAN  | Hunt for DNA Program |
        | K'chiQ     | Klingon Outpost | SCIENCE  | SCIENCE, CIVILIAN  | Hunt for DNA Program |
        | K'chiQ     | Klingon Outpost | SECURITY | SECURITY, CIVILIAN | Hunt for DNA Program |
        | K'chiQ     | Klingon Outpost | V.I.P.   | V.I.P., CIVILIAN   | Hunt for DNA Program |
        | Borg Queen | Borg Outpost    | OFFICER  | OFFICER            | Ambush Ship          |

    @ruling=1eS-skills-modifying-21 @frame=many
    Example: Frame of Mind makes of Worf a physician and a lawyer, who goes on being the chief of security
      Given Alice has:
        | card | where                     |
        | Worf | on "Hunt for DNA Program" |
      And Bob has:
        | card          | where                        |
        | Frame of Mind | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Bob chooses MEDICAL
      And Bob chooses Law
      Then the skills of "Worf" are MEDICAL, Law, SECURITY

    @ruling=1eS-skills-modifying-22 @frame=unsayable
    Scenario Outline: <selector> reports, and ANIMAL is no choice, while SECURITY is one
      Given Alice has:
        | card                    | where          |
        | <outpost>               | at "<mission>" |
        | Alternate Universe Door | on the table   |
        | <selector>              | in hand        |
      When Alice reports "<selector>" to "<outpost>"
      And Alice chooses ANIMAL
      Then that is illegal
      When Alice chooses SECURITY
      Then that is legal
      And the skills of "<selector>" are <skills>

      Examples:
        | selector   | outpost         | skills             | mission              |
        | K'chiQ     | Klingon Outpost | SECURITY, CIVILIAN | Hunt for DNA Program |
        | Borg Queen | Borg Outpost    | SECURITY           | Ambush Ship          |

    @ruling=1eS-skills-modifying-22 @frame=many
    Example: Worf, under Frame of Mind, is not taken for a targ, but for a bystander
      Given Alice has:
        | card | where                     |
        | Worf | on "Hunt for DNA Program" |
      And Bob has:
        | card          | where                        |
        | Frame of Mind | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Bob chooses ANIMAL
      Then that is illegal
      When Bob chooses CIVILIAN
      Then that is legal
      When Bob chooses Music
      Then the skills of "Worf" are CIVILIAN, Music, SECURITY

    @ruling=1eS-skills-modifying-21 @frame=unsayable
    Example: the Borg Queen selects a personnel type as Bob's turn begins, too
      Given Alice has:
        | card        | where                |
        | Borg Sphere | at "Ambush Ship"     |
        | Borg Queen  | aboard "Borg Sphere" |
      When Alice ends the turn
      And Alice chooses none
      And Alice uses "Borg Queen" naming "second"
      And Alice chooses OFFICER
      Then the skills of "Borg Queen" include OFFICER

  Rule: Whoever selects freely selects any regular skill of the game, whether anybody has it or not

    Scenario Outline: <selector> has <skill> selected when reporting
      Given Alice has:
        | card                    | where          |
        | <outpost>               | at "<mission>" |
        | Alternate Universe Door | on the table   |
        | <selector>              | in hand        |
      When Alice reports "<selector>" to "<outpost>"
      And Alice chooses <skill>
      Then the skills of "<selector>" are <skills>

      @ruling=1eS-skills-modifying-23 @frame=unsayable
      Examples: What nobody on the board has
        | selector   | outpost         | skill     | skills              | mission              |
        | K'chiQ     | Klingon Outpost | Barbering | Barbering, CIVILIAN | Hunt for DNA Program |
        | Borg Queen | Borg Outpost    | Youth     | Youth               | Ambush Ship          |

    @ruling=1eS-skills-modifying-23 @frame=many
    Example: Frame of Mind makes of Worf a barber with a taste for music
      Given Alice has:
        | card | where                     |
        | Worf | on "Hunt for DNA Program" |
      And Bob has:
        | card          | where                        |
        | Frame of Mind | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Bob chooses Barbering
      And Bob chooses Music
      Then the skills of "Worf" are Barbering, Music, SECURITY

    @ruling=1eS-skills-modifying-23 @question=list-of-selectable-skills @frame=unsayable
    Example: K'chiQ selects V'Shar, the skill of Sopek, which came after the list was written
      Given Alice has:
        | card                    | where                     |
        | Klingon Outpost         | at "Hunt for DNA Program" |
        | Alternate Universe Door | on the table              |
        | K'chiQ                  | in hand                   |
      When Alice reports "K'chiQ" to "Klingon Outpost"
      And Alice chooses V'Shar
      Then that is legal
      And the skills of "K'chiQ" are V'Shar, CIVILIAN

    @ruling=1eS-skills-modifying-23 @reading=list-of-selectable-skills/list @frame=unsayable
    Example: K'chiQ does not select V'Shar, which is not on the list, but Law, which is
      Given Alice has:
        | card                    | where                     |
        | Klingon Outpost         | at "Hunt for DNA Program" |
        | Alternate Universe Door | on the table              |
        | K'chiQ                  | in hand                   |
      When Alice reports "K'chiQ" to "Klingon Outpost"
      And Alice chooses V'Shar
      Then that is illegal
      When Alice chooses Law
      Then that is legal
      And the skills of "K'chiQ" are Law, CIVILIAN

    @ruling=1eS-skills-modifying-24 @frame=unsayable
    Scenario Outline: K'chiQ selects <skill>, which <card> has
      Given Alice has:
        | card                    | where                     |
        | Klingon Outpost         | at "Hunt for DNA Program" |
        | Alternate Universe Door | on the table              |
        | K'chiQ                  | in hand                   |
      Then "<card>" is skilled by its box in <skill>
      When Alice reports "K'chiQ" to "Klingon Outpost"
      And Alice chooses the word "<skill>"
      Then the skills of "K'chiQ" are <skill>, CIVILIAN

      Examples:
        | skill                | card                |
        | Anthropology         | Elim Garak          |
        | Acquisition          | Plain, Simple Garak |
        | Archaeology          | Jean-Luc Picard     |
        | Astrophysics         | Data                |
        | Barbering            | Mot the Barber      |
        | Biology              | Bareil              |
        | Cantankerousness     | Admiral McCoy       |
        | Computer Skill       | Spock               |
        | Cybernetics          | Cyber Drone         |
        | Diplomacy            | Spock               |
        | Empathy              | Deanna Troi         |
        | Exobiology           | Data                |
        | FCA                  | Brunt               |
        | Geology              | Liam Bilby          |
        | Greed                | Brunt               |
        | Guramba              | Krozh               |
        | Honor                | Worf                |
        | Klingon Intelligence | Atul                |
        | Law                  | Brunt               |
        | Leadership           | Spock               |
        | Mindmeld             | Spock               |
        | Miracle Worker       | Montgomery Scott    |
        | Music                | Data                |
        | Navigation           | Worf                |
        | Obsidian Order       | Elim Garak          |
        | Orion Syndicate      | Liam Bilby          |
        | Physics              | Geordi La Forge     |
        | Resistance           | Kira Nerys          |
        | Section 31           | Luther Sloan        |
        | Smuggling            | Boheeka             |
        | Stellar Cartography  | General Krim        |
        | Tal Shiar            | Lovok Founder       |
        | Transporter Skill    | Montgomery Scott    |
        | Treachery            | Brunt               |
        | Youth                | Jabara              |

  @ruling=1eS-skills-modifying-10
  Rule: What is selected or shared is not there before the personnel has reported

    Background:
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card                    | where                       |
        | Terok Nor               | at "Alter Records"          |
        | Docking Pylons          | in the sites of "Terok Nor" |
        | Alternate Universe Door | on the table                |

    @part=selected-skills
    Scenario Outline: the tailor of the Obsidian Order receives <whom>
      Given Alice has:
        | card                | where                       |
        | Garak's Tailor Shop | in the sites of "Terok Nor" |
        | <card>              | in hand                     |
      When Alice reports "<card>" to "Garak's Tailor Shop"
      Then that is <outcome>

      Examples:
        | whom                                          | card       | outcome |
        | those who belong to it                        | Elim Garak | legal   |
        | not who could pass for one of them afterwards | K'chiQ     | illegal |

    @part=selected-features
    Scenario Outline: Ops receives <whom>
      Given Alice has:
        | card   | where                       |
        | Ops    | in the sites of "Terok Nor" |
        | <card> | in hand                     |
      When Alice reports "<card>" to "Ops"
      Then that is <outcome>

      Examples:
        | whom                                                      | card               | outcome |
        | an officer                                                | Ari                | legal   |
        | no android whose classification has not been selected yet | Soong-type Android | illegal |

    @part=shared-skills
    Scenario Outline: where those of the Obsidian Order report, <who> reports: <outcome>
      Given these made-up cards:
        | card         | type      | affiliations | icons         | skills         |
        | Spying Drone | personnel | Borg         | communication | Obsidian Order |
        | Prying Drone | personnel | Borg         | communication | Obsidian Order |
        | Trying Drone | personnel | Borg         | communication | Physics        |
      And Alice has:
        | card                | where                        |
        | Garak's Tailor Shop | in the sites of "Terok Nor"  |
        | Interlink Drone     | aboard "Garak's Tailor Shop" |
        | Spying Drone        | aboard "Garak's Tailor Shop" |
        | <card>              | in hand                      |
      When Alice reports "<card>" to "Garak's Tailor Shop"
      Then that is <outcome>

      Examples:
        | who                                              | card         | outcome |
        | a drone with the skill                           | Prying Drone | legal   |
        | no drone with which it will be shared only there | Trying Drone | illegal |
