Feature: The Future Enterprise in 1996
  What the FAQ prints of her.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where           |
      | Future Enterprise | at "Excavation" |

  @ruling=faq96-352-future-enterprise-03
  Rule: She has a Cloaking Device, a Holodeck and a Tractor Beam

    @part=cloaking-device
    Example: she cloaks with a crew aboard
      Given Alice has:
        | card            | where                      |
        | Jean-Luc Picard | aboard "Future Enterprise" |
      When Alice cloaks "Future Enterprise"
      Then "Future Enterprise" is now cloaked
      And nothing else has changed

    @part=holodeck
    Example: a Holodeck stands on her
      Then "Future Enterprise" has the feature Holodeck

    @part=tractor-beam
    Example: so does a Tractor Beam
      Then "Future Enterprise" has the feature Tractor Beam
